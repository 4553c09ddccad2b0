/** What tells the seats' pieces apart: a glyph and a colour each. */
export const GLYPHS = ['ankh', 'eye', 'lotus', 'scarab', 'feather'] as const
export type Glyph = (typeof GLYPHS)[number]

export const COLOURS = ['limestone', 'basalt', 'terracotta', 'granite', 'lapis', 'carnelian', 'ochre', 'malachite'] as const
/** Each colour has the custom properties `--stone-<colour>`, `-top`, `-left`, `-right` (faces of a cube), `-ink` (glyphs on it), `-edge`. */
export type Colour = (typeof COLOURS)[number]
