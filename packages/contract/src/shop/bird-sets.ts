/** Kinds of birds that a product is for, from small to large. */
export const BIRD_KINDS = [
  "budgie",
  "lovebird",
  "parakeet",
  "cockatiel",
  "conure",
  "african_grey",
  "amazon",
  "cockatoo",
  "macaw",
] as const
export type BirdKind = (typeof BIRD_KINDS)[number]
