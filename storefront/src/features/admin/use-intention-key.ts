import { useRef } from "react"

const KEY_BYTES = 16

function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/**
 * Returns a function that creates an idempotency key for each request. A retry of the same request gets the same key.
 */
export function useIntentionKey(): (intention: string) => string {
  const last = useRef<{ intention: string; key: string } | null>(null)
  return (intention) => {
    if (last.current?.intention !== intention) last.current = { intention, key: newKey() }
    return last.current.key
  }
}
