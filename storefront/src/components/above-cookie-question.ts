import { useEffect, useState, type CSSProperties } from "react"

/**
 * For what sticks to the window's lower edge: it stands on the question about cookies, which every page is drawn with, as long as that is
 * seen. A property of CSS could tell its height as well, and would have the browser look at the style of everything on the page again.
 */
export function useAboveCookieQuestion(): CSSProperties {
  const [bottom, setBottom] = useState(0)
  useEffect(() => {
    const question = document.querySelector<HTMLElement>(".cookie-question")
    if (!question) return undefined
    // Told of its end, too: what is gone has no height.
    const observer = new ResizeObserver(() => setBottom(question.offsetHeight))
    observer.observe(question)
    return () => observer.disconnect()
  }, [])
  return { bottom }
}
