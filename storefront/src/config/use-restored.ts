import { useEffect, useEffectEvent } from "react"

/** Calls when the browser's "back" brings the page out of its cache, just as it was left. */
export function useRestored(onRestored: () => void): void {
  const restore = useEffectEvent(onRestored)
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) restore()
    }
    window.addEventListener("pageshow", restored)
    return () => window.removeEventListener("pageshow", restored)
  }, [])
}
