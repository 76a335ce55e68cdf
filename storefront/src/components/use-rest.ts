import { useEffect, useEffectEvent } from "react"

/** Calls `onRest` when `typed` has not changed for `restMs` milliseconds, unless it is null. */
export function useRest(typed: string | null, restMs: number, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => rest(), restMs)
    return () => clearTimeout(timer)
  }, [typed, restMs])
}
