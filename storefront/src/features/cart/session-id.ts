import { SESSION_ID_PATTERN, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored, store } from "../../config/storage"

const RANDOM_BYTES = 16

/** Returns a new id. The contract requires a timestamp. The 128 random bits protect access to the cart. */
export function newSessionId(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  return `${now}-${Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

let visit: string | undefined

/** Returns the session id of this browser's cart. If storage is disabled, the id lasts until the page is closed. */
export function cartSessionId(): string {
  if (visit) return visit
  const stored = readStored(STORAGE_KEYS.sessionId)
  visit = stored && SESSION_ID_PATTERN.test(stored) ? stored : newSessionId()
  if (visit !== stored) store(STORAGE_KEYS.sessionId, visit)
  return visit
}
