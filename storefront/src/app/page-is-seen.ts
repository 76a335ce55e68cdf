/** Milliseconds after which the code loads, even if pictures are still loading. */
const LONGEST_WAIT_MS = 3_000

/** Resolves at the first paint, or at the next frame if the browser does not report paints. */
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

function firstPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")
  return Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
}

/** Resolves at the first input. The code must then load at once. */
function firstInput(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ["pointerdown", "keydown"])
      document.addEventListener(event, resolve, { once: true, passive: true, capture: true })
  })
}

/**
 * Resolves when the page and its main pictures are visible, or at the first input. Earlier, code would compete with
 * pictures for bandwidth.
 */
export async function pageIsSeen(): Promise<void> {
  if (document.visibilityState === "hidden") return
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([Promise.all([firstPaint(), firstPictures()]), firstInput(), tooLong])
}
