import { useEffect, useState, type CSSProperties } from "react"

/**
 * Positions an element above the cookie banner while it is visible. A CSS variable would cause a style recalculation
 * of the whole page.
 */
export function useAboveCookieQuestion(): CSSProperties {
  const [bottom, setBottom] = useState(0)
  useEffect(() => {
    const question = document.querySelector<HTMLElement>(".cookie-question")
    if (!question) return undefined
    // Also called when the banner is removed.
    const observer = new ResizeObserver(() => setBottom(question.offsetHeight))
    observer.observe(question)
    return () => observer.disconnect()
  }, [])
  return { bottom }
}
