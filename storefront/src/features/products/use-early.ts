import { useEffect, useEffectEvent } from "react"

/** Takes over, once the page lives, what was done on the page that the server drew before anybody listened. */
export function useEarly(takeOver: () => void): void {
  const once = useEffectEvent(takeOver)
  useEffect(() => once(), [])
}
