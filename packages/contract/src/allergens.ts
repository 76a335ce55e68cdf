/** Substances that cause allergies or intolerances: Regulation (EU) 1169/2011, Annex II, in its order. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const
export type Allergen = (typeof ALLERGENS)[number]
