/** Pieces beside the sections of the rules page, in their order. */
export const pictures: string[][] = [
  ['cube:limestone:ankh', 'cube:basalt:eye', 'cube:terracotta:lotus', 'cube:granite:scarab'],
  ['boat:1:1', 'boat:4:3'],
  ['slab:limestone:ankh', 'boat:3:2'],
]
