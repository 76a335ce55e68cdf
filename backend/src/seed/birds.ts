import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract"

const LARGE: readonly BirdKind[] = ["african_grey", "amazon", "cockatoo", "macaw"]
const SMALL: readonly BirdKind[] = ["budgie", "lovebird", "parakeet", "cockatiel", "conure"]

/** What only a strong beak cracks. */
const HARD = /en-coque|noix-du-bresil|macadamia|casse-noix|grands-perroquets|epi-de-mais/
/** Small seeds, and what hangs in a small cage. */
const FINE = /millet|chanvre|carthame/
/** Sunflower, peanuts and other nuts are fat: for those that can take them. */
const RICH = /amande|noix|noisette|pecan|pacane|pistache|pignon|cacahuete|tournesol|courge|melange/

/** For which birds a product of the first catalogue is. */
export function birdsOf(handle: string): BirdKind[] {
  if (HARD.test(handle)) return [...LARGE]
  if (FINE.test(handle)) return [...SMALL]
  return RICH.test(handle) ? ["cockatiel", "conure", ...LARGE] : [...BIRD_KINDS]
}
