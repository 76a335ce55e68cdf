type Place = { pathname: string; search: string }

export type LeaveGuard = {
  isUnsaved: () => boolean
  /** Asks the user to confirm. `go` continues the navigation. */
  ask: (go: () => void) => void
}

/** Query parameters that select a part of a screen, so that a change of them can discard an unsaved form. */
const PARTS = ["tab", "edit"] as const

const guards = new Set<LeaveGuard>()

/** Registers a form that must confirm before it is left. @returns function that unregisters it */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

function isElsewhere(here: Place, there: Place): boolean {
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(there.search)]
  return here.pathname !== there.pathname || PARTS.some((part) => now.get(part) !== then.get(part))
}

/** Returns true if a form asks the user to confirm the navigation. The form then calls `go`. */
export function asksBeforeLeaving(here: Place, there: Place, go: () => void): boolean {
  if (!isElsewhere(here, there)) return false
  const unsaved = [...guards].find(({ isUnsaved }) => isUnsaved())
  unsaved?.ask(go)
  return unsaved !== undefined
}
