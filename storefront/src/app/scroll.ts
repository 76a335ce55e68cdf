import { useEffect, useLayoutEffect } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { keepsScroll } from "../config/navigation-state"

/** Scroll position in pixels by history entry. */
const positions = new Map<string, number>()

/** Returns the element of an address fragment. Invalid fragments return null. */
function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls a new screen to its top or fragment, and restores the position after going back. */
export function useScrollMemory(): void {
  const location = useLocation()
  const { key, hash } = location
  const state: unknown = location.state
  const navigation = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = "manual"
    // After a reload or the payment page, the browser restores the position.
    const leave = () => (window.history.scrollRestoration = "auto")
    window.addEventListener("pagehide", leave)
    return () => window.removeEventListener("pagehide", leave)
  }, [])

  useLayoutEffect(() => {
    const remembered = positions.get(key)
    const named = hash ? partNamed(hash) : null
    if (navigation === NavigationType.Pop) {
      if (remembered !== undefined) window.scrollTo(0, remembered)
    } else if (named) {
      named.scrollIntoView()
    } else if (!keepsScroll(state)) {
      window.scrollTo(0, 0)
    }
    const remember = () => positions.set(key, window.scrollY)
    // The visitor may have scrolled before hydration.
    if (remembered === undefined) remember()
    window.addEventListener("scroll", remember, { passive: true })
    return () => window.removeEventListener("scroll", remember)
  }, [key, hash, state, navigation])
}
