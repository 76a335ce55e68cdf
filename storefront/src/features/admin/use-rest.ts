import { useEffect, useEffectEvent } from "react"

/** Calls once what is typed has rested for so many milliseconds; null is nothing typed. */
export function useRest(typed: string | null, restMs: number, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => rest(), restMs)
    return () => clearTimeout(timer)
  }, [typed, restMs])
}
