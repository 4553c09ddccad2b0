/** Pieces beside the sections of the rules page, in their order. */
export const pictures: string[][] = [['coin:1', 'coin:2', 'coin:5', 'coin:10'], [], [], ['pyramid', 'cube:limestone:ankh'], [], ['coin:8']]
