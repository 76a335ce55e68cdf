const PROBE = "bp_probe"

/** Returns whether the browser can store data of this site. If not, closing the page loses the cart. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(PROBE, "1")
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
