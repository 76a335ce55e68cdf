const RELOADED_KEY = "reloadedForNewBuild"

let isFetchingAhead = false

/** Fetches what nobody asked for yet, one after the other: whether it comes or not, the page that is read stays. */
export async function fetchAhead(...fetches: (() => Promise<unknown>)[]): Promise<void> {
  isFetchingAhead = true
  for (const fetch of fetches) await fetch().catch(() => undefined)
  isFetchingAhead = false
}

/**
 * A tab that was open while a new version went live asks for files that are gone: load the page anew, once for each
 * version, so that a real failure does not reload for ever. Without a connection there would be no page to load.
 */
export function reloadWhenBuildIsStale(): void {
  // The name of this very file changes with whatever changes in the build.
  const build = import.meta.url
  window.addEventListener("vite:preloadError", () => {
    if (isFetchingAhead || !navigator.onLine) return
    if (window.sessionStorage.getItem(RELOADED_KEY) === build) return
    window.sessionStorage.setItem(RELOADED_KEY, build)
    window.location.reload()
  })
}
