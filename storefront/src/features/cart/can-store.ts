const PROBE = "bp_probe"

/** Returns whether the browser keeps data of this site. Otherwise the cart ends with the page. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(PROBE, "1")
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
