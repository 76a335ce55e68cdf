import { availableParallelism } from "node:os"
import { refuse } from "@bon-perroquet/shop-api/http"
import { Turns } from "./turns"

/** One processor is left to everything else that the shop does. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Nobody waits for longer to be told that a password is wrong. */
const LONGEST_WAIT_MS = 4_000

const turns = new Turns(AT_ONCE, LONGEST_WAIT_MS)
let hashed = 0

/**
 * A password's hash is dear on purpose, a tenth of a second of one processor: whoever asks for many from many addresses must not
 * get all of them. It is made, or compared with, in turn.
 */
export const inTurn = <T>(hash: () => Promise<T>): Promise<T> => turns.take(hash)

export function countHash(): void {
  hashed += 1
}

/** Before a password is looked at. @throws 429 too_many_requests while too many wait already */
export function requireRoom(): void {
  if (!turns.hasRoom) throw refuse("too_many_requests", 429, {}, { "Retry-After": "5" })
}

/** For the metrics: how many passwords wait for their hash, and how many were hashed by this process. */
export const hashingStatus = () => ({ waiting: turns.waiting, hashed })
