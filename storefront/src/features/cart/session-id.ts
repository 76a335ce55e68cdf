import { SESSION_ID_PATTERN, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored, store } from "../../config/storage"

const RANDOM_BYTES = 16

/** A timestamp, as the contract has it, and 128 random bits: whoever knows the id can read and change the cart. */
export function newSessionId(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  return `${now}-${Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

let visit: string | undefined

/** The id of this browser's cart: made once, then kept. Without storage it lasts as long as the page. */
export function cartSessionId(): string {
  if (visit) return visit
  const stored = readStored(STORAGE_KEYS.sessionId)
  visit = stored && SESSION_ID_PATTERN.test(stored) ? stored : newSessionId()
  if (visit !== stored) store(STORAGE_KEYS.sessionId, visit)
  return visit
}
