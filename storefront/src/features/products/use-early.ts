import { useEffect, useEffectEvent } from "react"

/** Takes over, once the page lives, what was done on the page that the server drew before anybody listened. */
export function useEarly(handle: () => void): void {
  const once = useEffectEvent(handle)
  useEffect(() => once(), [])
}
