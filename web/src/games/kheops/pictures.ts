/** Pieces beside the sections of the rules page, in their order. */
export const pictures: string[][] = [
  ['pyramid'],
  [],
  ['pawn:limestone:ankh', 'pawn:lapis:eye', 'pawn:limestone:nemes', 'pawn:lapis:crown'],
  ['glyph:ankh', 'glyph:eye'],
]
