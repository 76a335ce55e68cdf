import { useCallback, useEffect, useRef } from "react"
import { useSearchParams, type NavigateOptions } from "react-router-dom"

/** Search parameters by their names; an empty one is taken out. */
type Parameters = Record<string, string>

/**
 * The search parameters of the page's address, and a way to change some of them. Medusa Admin takes a moment to go to
 * an address: what is chosen meanwhile is added to what was chosen before, not to the address still shown.
 */
export function useAddress() {
  const [shown, goTo] = useSearchParams()
  const latest = useRef(shown)
  const go = useRef(goTo)
  useEffect(() => {
    latest.current = shown
    go.current = goTo
  }, [shown, goTo])
  const change = useCallback((changes: Parameters, options?: NavigateOptions) => {
    const changed = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value)
      else changed.delete(name)
    }
    latest.current = changed
    go.current(changed, options)
  }, [])
  return [shown, change] as const
}
