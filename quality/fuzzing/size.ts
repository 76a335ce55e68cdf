import { inputSeed, repetitions } from "@bon-perroquet/testing/campaign"
import { LIMITS } from "@bon-perroquet/testing/limits"

/** Number of generated requests, or number per role if roles are tested. Rejected requests are sent twice. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? repetitions(4_000, 1 / 20))
/** Seed of the requests. Test names contain it. */
export const SEED = Number(process.env.FUZZ_SEED ?? inputSeed())
/** Maximum milliseconds for all requests together. */
export const MINUTES = LIMITS.test * Math.max(2, REQUESTS / 500)
