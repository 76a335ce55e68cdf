import { inputSeed, repetitions } from "@bon-perroquet/testing/campaign"
import { LIMITS } from "@bon-perroquet/testing/limits"

/** How many odd requests are made up, of each role where roles are tried; those that are refused are sent once more. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? repetitions(4_000))
/** The seed of the generated requests. Test names contain it. */
export const SEED = Number(process.env.FUZZ_SEED ?? inputSeed())
/** Limit for all requests together, in milliseconds. */
export const MINUTES = LIMITS.test * Math.max(2, REQUESTS / 500)
