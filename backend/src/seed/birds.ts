import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract"

const LARGE: readonly BirdKind[] = ["african_grey", "amazon", "cockatoo", "macaw"]
const SMALL: readonly BirdKind[] = ["budgie", "lovebird", "parakeet", "cockatiel", "conure"]

/** Products that only strong beaks crack. */
const HARD = /en-coque|noix-du-bresil|macadamia|casse-noix|grands-perroquets|epi-de-mais/
/** Small seeds and products for small cages. */
const FINE = /millet|chanvre|carthame/
/** Fat products: sunflower seeds, peanuts and other nuts. */
const RICH = /amande|noix|noisette|pecan|pacane|pistache|pignon|cacahuete|tournesol|courge|melange/

/** Returns the bird species for a seeded product. */
export function birdsOf(handle: string): BirdKind[] {
  if (HARD.test(handle)) return [...LARGE]
  if (FINE.test(handle)) return [...SMALL]
  return RICH.test(handle) ? ["cockatiel", "conure", ...LARGE] : [...BIRD_KINDS]
}
