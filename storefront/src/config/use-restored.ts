import { useEffect, useEffectEvent } from "react"

/** Calls `onRestored` when the page is restored from the back/forward cache. */
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
