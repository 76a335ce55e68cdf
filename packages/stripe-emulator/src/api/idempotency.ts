import { createHash } from "node:crypto"
import type { Account, RememberedAnswer } from "../account"
import { StripeFault } from "../fault"

const LONGEST_KEY = 255
const REMEMBERED_SECONDS = 24 * 60 * 60

const inProgress = new WeakMap<Account, Set<string>>()

export function fingerprint(path: string, body: string): string {
  return createHash("sha256").update(`${path}\n${body}`).digest("hex")
}

/** Returns the stored response, or null for a new key. Rejects a different call with the same key. */
export function rememberedAnswer(
  account: Account,
  key: string,
  print: string,
  now: number,
): RememberedAnswer | null {
  if (key.length > LONGEST_KEY) {
    throw new StripeFault(400, {
      type: "idempotency_error",
      message: `Idempotency keys can be at most ${LONGEST_KEY} characters.`,
    })
  }
  if (busyKeys(account).has(key)) {
    throw new StripeFault(409, {
      type: "invalid_request_error",
      code: "idempotency_key_in_use",
      message: `Another request with this idempotency key is still being answered: ${key}. Try again later.`,
    })
  }
  const remembered = account.answers.get(key)
  if (!remembered) return null
  if (remembered.created + REMEMBERED_SECONDS < now) {
    account.answers.delete(key)
    return null
  }
  if (remembered.fingerprint === print) return remembered
  throw new StripeFault(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Marks a key as in use, until the returned function is called. */
export function claimKey(account: Account, key: string): () => void {
  const keys = busyKeys(account)
  keys.add(key)
  return () => keys.delete(key)
}

function busyKeys(account: Account): Set<string> {
  const keys = inProgress.get(account) ?? new Set()
  inProgress.set(account, keys)
  return keys
}
