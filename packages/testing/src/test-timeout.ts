import { jest } from "@jest/globals"
import { TIMEOUT_FACTOR } from "./timeout-factor"

/** A whole purchase with its webhooks, on a busy machine with two cores. */
jest.setTimeout(60_000 * TIMEOUT_FACTOR)
