import { jest } from "@jest/globals"

/** A whole purchase with its webhooks, on a busy machine with two cores. */
jest.setTimeout(60_000)
