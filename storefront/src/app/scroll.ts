import { useEffect, useLayoutEffect } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { keepsScroll } from "../config/navigation-state"

/** How far down each visited place of this visit's history was read, in pixels. */
const positions = new Map<string, number>()

/** The part that an address names. One that was cut off or mistyped may be no spelling of anything. */
function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** A new screen begins at its top, or at the part its address names; going back returns to where one was. */
export function useScrollMemory(): void {
  const location = useLocation()
  const { key, hash } = location
  const state: unknown = location.state
  const navigation = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = "manual"
    // After a reload, or on the way back from the payment page, the browser itself knows best.
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
    // Its visitor may have scrolled before the page lived.
    if (remembered === undefined) remember()
    window.addEventListener("scroll", remember, { passive: true })
    return () => window.removeEventListener("scroll", remember)
  }, [key, hash, state, navigation])
}
