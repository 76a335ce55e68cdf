const PROBE = "bp_probe"

/** Returns whether the browser can store data. Otherwise the cart is lost when the page is closed. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(PROBE, "1")
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
