import { useCallback, useEffect, useRef } from "react"
import { useSearchParams, type NavigateOptions } from "react-router-dom"

/** Search parameters to set. An empty value removes the parameter. */
type Parameters = Record<string, string>

/**
 * Returns the page's search parameters and a function to change them. Medusa Admin navigates with a delay, so
 * changes apply to the latest requested parameters, not to the visible address.
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
