/** What can't be seen after so long is not waited for. */
const LONGEST_WAIT_MS = 3_000

/** Text or pictures are on the screen; an engine that does not tell of it (`paint`) is taken to have painted its next frame. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
      requestAnimationFrame(() => setTimeout(resolve))
      return
    }
    const observer = new PerformanceObserver((seen) => {
      if (!seen.getEntriesByName("first-contentful-paint").length) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: "paint", buffered: true })
  })
}

/** Those that the page is mostly about, or what a browser shows in their place. */
function firstPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")
  return Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
}

/** Whoever acts on the page is waiting for what it does (`rememberEarlyInput`). */
function firstInput(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ["pointerdown", "keydown"])
      document.addEventListener(event, resolve, { once: true, passive: true, capture: true })
  })
}

/**
 * Until the page as the server drew it can be seen with its first pictures: the code that follows is larger than all of
 * them, and would share the line with them. Not once somebody acts.
 */
export async function pageIsSeen(): Promise<void> {
  if (document.visibilityState === "hidden") return
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([Promise.all([firstPaint(), firstPictures()]), firstInput(), tooLong])
}
