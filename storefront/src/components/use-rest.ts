import { useEffect, useEffectEvent } from "react"

/** Calls back when typing has paused for `restMs` milliseconds. Null: nothing was typed. */
export function useRest(typed: string | null, restMs: number, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => rest(), restMs)
    return () => clearTimeout(timer)
  }, [typed, restMs])
}
