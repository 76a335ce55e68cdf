import { useSyncExternalStore } from "react"

const MINUTE_MS = 60_000

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Returns the current minute as a timestamp, or null on the server and until hydration. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
