import { availableParallelism } from "node:os"
import { refuse } from "@bon-perroquet/shop-api/http"
import { Turns } from "./turns"

/** Leaves one processor for other work. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Maximum wait before a password is checked. */
const LONGEST_WAIT_MS = 4_000

const turns = new Turns(AT_ONCE, LONGEST_WAIT_MS)
let hashed = 0

/**
 * Queues hashes. A hash takes a tenth of a second of one processor on purpose, so many requests from many
 * addresses must not use all processors.
 */
export const inTurn = <T>(hash: () => Promise<T>): Promise<T> => turns.take(hash)

export function countHash(): void {
  hashed += 1
}

/** Call before a password is checked. @throws 429 too_many_requests if too many are waiting */
export function requireRoom(): void {
  if (!turns.hasRoom) throw refuse("too_many_requests", 429, {}, { "Retry-After": "5" })
}

/** Returns the metrics: waiting and completed hashes of this process. */
export const hashingStatus = () => ({ waiting: turns.waiting, hashed })
