/** When the page was last loaded anew for a file that did not come, in ms. */
const RELOADED_KEY = "reloadedForMissingCode"
/** How long a page then stays, in ms: a file that is really gone must not have it load for ever. */
const STAYS_MS = 60_000

let isFetchingAhead = false

/** Fetches what nobody asked for yet, one after the other: whether it comes or not, the page that is read stays. */
export async function fetchAhead(...fetches: (() => Promise<unknown>)[]): Promise<void> {
  isFetchingAhead = true
  for (const fetch of fetches) await fetch().catch(() => undefined)
  isFetchingAhead = false
}

/** Whether it was not long ago; what somebody else wrote there is no time. */
function wasReloaded(): boolean {
  const since = Date.now() - Number(window.sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN)
  return since >= 0 && since < STAYS_MS
}

/**
 * A tab that was open while a new version went live asks for files that are gone, and a browser may remember for as long as it
 * has the page that one did not come: load the page anew. Without a connection there would be no page to load.
 */
export function reloadWhenBuildIsStale(): void {
  window.addEventListener("vite:preloadError", () => {
    if (isFetchingAhead || !navigator.onLine || wasReloaded()) return
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    window.location.reload()
  })
}
