const RELOADED_KEY = "reloadedForNewBuild"

/**
 * A tab that was open while a new version went live asks for files that are gone: load the page anew, once, so that a
 * real failure does not reload for ever.
 */
export function reloadWhenBuildIsStale(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (window.sessionStorage.getItem(RELOADED_KEY)) return
    window.sessionStorage.setItem(RELOADED_KEY, "1")
    event.preventDefault()
    window.location.reload()
  })
}
