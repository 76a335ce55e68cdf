import { useEffect, useState, type CSSProperties } from "react"

/**
 * Returns a style that places an element above the cookie banner. A CSS variable for its height would make the browser
 * recalculate the style of the whole page.
 */
export function useAboveCookieQuestion(): CSSProperties {
  const [bottom, setBottom] = useState(0)
  useEffect(() => {
    const question = document.querySelector<HTMLElement>(".cookie-question")
    if (!question) return undefined
    // The observer also reports the removal of the banner.
    const observer = new ResizeObserver(() => setBottom(question.offsetHeight))
    observer.observe(question)
    return () => observer.disconnect()
  }, [])
  return { bottom }
}
