/** Where one is, or goes. */
type Place = { pathname: string; search: string }

/** A form with something that is not saved. */
export type LeaveGuard = {
  isUnsaved: () => boolean
  /** Asks whether it may be left; `go` leaves. */
  ask: (go: () => void) => void
}

/** What the address says of the part of a screen that is shown: another of them is left like a screen. */
const PARTS = ["tab", "edit"] as const

const guards = new Set<LeaveGuard>()

/** Has a form asked before it is left by a link or the browser's buttons. @returns what ends it */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

function isElsewhere(here: Place, there: Place): boolean {
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(there.search)]
  return here.pathname !== there.pathname || PARTS.some((part) => now.get(part) !== then.get(part))
}

/** Whether somebody is asked first; `go` is then called when they said that they want to leave. */
export function asksBeforeLeaving(here: Place, there: Place, go: () => void): boolean {
  if (!isElsewhere(here, there)) return false
  const unsaved = [...guards].find(({ isUnsaved }) => isUnsaved())
  unsaved?.ask(go)
  return unsaved !== undefined
}
