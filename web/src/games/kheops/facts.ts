// Written by web/facts.py from the rules of the game: edit facts.py instead.
export const SIDES = ["white", "blue"] as const
export const PAWNS = ["worker", "mummy", "priest", "pharaoh"] as const
export const PHASES = ["place", "turn_corridor", "turn_room", "turn_by", "swap", "swap_with", "move", "move_to", "take", "lay", "rotate", "over"] as const
export const KINDS = ["corridor", "room"] as const
export const SYMBOLS = ["none", "rotate_corridor", "rotate_room", "swap", "move", "blocked", "double", "ankh", "sarcophagus", "curse"] as const
export const TURNS = 30 as const
export const ROWS = 7 as const
export const CELLS = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "e1", "e2", "e3", "e4", "e5", "f1", "f2", "f3", "g1"] as const
export const NEIGHBOURS = [[-1, -1, 1], [13, 2, 0], [-1, 1, 3], [15, 4, 2], [-1, 3, 5], [17, 6, 4], [-1, 5, 7], [19, 8, 6], [-1, 7, 9], [21, 10, 8], [-1, 9, 11], [23, 12, 10], [-1, 11, -1], [1, -1, 14], [24, 15, 13], [3, 14, 16], [26, 17, 15], [5, 16, 18], [28, 19, 17], [7, 18, 20], [30, 21, 19], [9, 20, 22], [32, 23, 21], [11, 22, -1], [14, -1, 25], [33, 26, 24], [16, 25, 27], [35, 28, 26], [18, 27, 29], [37, 30, 28], [20, 29, 31], [39, 32, 30], [22, 31, -1], [25, -1, 34], [40, 35, 33], [27, 34, 36], [42, 37, 35], [29, 36, 38], [44, 39, 37], [31, 38, -1], [34, -1, 41], [45, 42, 40], [36, 41, 43], [47, 44, 42], [38, 43, -1], [41, -1, 46], [48, 47, 45], [43, 46, -1], [46, -1, -1]] as const
