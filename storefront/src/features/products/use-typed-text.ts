import { useEffect, useEffectEvent, useState } from "react"

/** Debounce delay in milliseconds. */
const REST_MS = 180

/**
 * Returns a debounced text field. Its input is not overwritten by its earlier state, but follows external changes of
 * `text`.
 */
export function useTypedText(text: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  /** Last reported text. */
  const [told, setTold] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    if (text !== told) {
      setTold(text)
      setTyped(text)
    }
  }

  const rest = useEffectEvent(onRest)
  useEffect(() => {
    const next = typed.trim()
    if (next === told) return
    const timer = setTimeout(() => {
      setTold(next)
      rest(next)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, told])

  /** Reports at once. */
  function settle(next: string) {
    setTyped(next)
    if (next.trim() === told) return
    setTold(next.trim())
    onRest(next.trim())
  }

  return { typed, setTyped, settle }
}
