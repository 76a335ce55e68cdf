import { useSyncExternalStore, type CSSProperties } from "react"

/** How much of the window's lower edge is covered, in CSS pixels. */
let covered = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says that the window's lower edge is covered so high. A property of CSS would say it as well, and have the browser look at the style
 * of everything on the page again.
 */
export function coverLowerEdge(height: number): void {
  covered = height
  for (const listener of listeners) listener()
}

/** For what sticks to the window's lower edge: it stands on what covers that. */
export function useAboveLowerEdge(): CSSProperties {
  const bottom = useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  )
  return { bottom }
}
