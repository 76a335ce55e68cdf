import { jest } from "@jest/globals"
import { TIMEOUT_FACTOR } from "./timeout-factor"

/** A whole purchase with its webhooks, on a busy machine with two cores. */
jest.setTimeout(60_000 * TIMEOUT_FACTOR)

// On a developer's machine a test that fails at times must be noticed; elsewhere it is tried once more, what went
// wrong is printed, and the run names it as flaky at its end.
if (process.env["CI"]) jest.retryTimes(1, { logErrorsBeforeRetry: true })
