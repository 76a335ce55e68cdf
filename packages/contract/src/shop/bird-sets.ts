/** Kinds of birds that goods are for, the small before the large. */
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
