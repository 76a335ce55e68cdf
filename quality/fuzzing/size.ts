import { inputSeed, repetitions } from "@bon-perroquet/testing/campaign"
import { LIMITS } from "@bon-perroquet/testing/limits"

/** Number of generated requests, per role if roles are tested. Rejected requests are sent twice. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? repetitions(4_000))
/** Test names contain the seed. */
export const SEED = Number(process.env.FUZZ_SEED ?? inputSeed())
/** Limit for all requests together, in milliseconds. */
export const MINUTES = LIMITS.test * Math.max(2, REQUESTS / 500)
