import { repetitions, seedOfTheDay } from "@bon-perroquet/testing/campaign"
import { TIMEOUT_FACTOR } from "@bon-perroquet/testing/timeout-factor"

/** How many odd requests are made up, of each role where roles are tried; those that are refused are sent once more. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? repetitions(4_000))
/** Other requests every day, unless a number is given; a failure names it. */
export const SEED = Number(process.env.FUZZ_SEED ?? seedOfTheDay())
/** Milliseconds that so many may take. */
export const MINUTES = 60_000 * Math.max(4, REQUESTS / 500) * TIMEOUT_FACTOR
