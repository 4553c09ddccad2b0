// Written by web/facts.py from the rules of the game: edit facts.py instead.
export const PROVINCES = ["abu", "abydos", "amarna", "avaris", "baharya", "berenike", "buto", "dakhla", "damanhur", "edfu", "kharga", "memphis", "mendes", "sawu", "thebes"] as const
export const CARDS = ["blockade", "rebid", "free_farmer", "builder", "sacrifice", "eight_gold", "harvest", "card_bonus", "farmer_bonus", "egypt_bonus", "bank_bonus", "nile_bonus"] as const
export const PRICES = [0, 1, 3, 6, 10, 15, 21, 28, 36] as const
export const COSTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190, 210] as const
export const TEMPLE_FROM = [3, 13, 23] as const
