const RELOADED_KEY = "reloadedForMissingCode"
/** Minimum milliseconds between reloads, so that the page does not reload forever. */
const STAYS_MS = 60_000

let isFetchingAhead = false

export async function fetchAhead(...fetches: (() => Promise<unknown>)[]): Promise<void> {
  isFetchingAhead = true
  for (const fetch of fetches) await fetch().catch(() => undefined)
  isFetchingAhead = false
}

function wasReloaded(): boolean {
  const since = Date.now() - Number(window.sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN)
  return since >= 0 && since < STAYS_MS
}

/**
 * Reloads the page once if code is missing: a new version may have replaced the file, and browsers remember a failed
 * module until a reload. Does nothing offline.
 */
export function reloadWhenBuildIsStale(): void {
  window.addEventListener("vite:preloadError", () => {
    if (isFetchingAhead || !navigator.onLine || wasReloaded()) return
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    window.location.reload()
  })
}
