import { useEffect, useEffectEvent, useState } from "react"

/** How long typing rests before its text counts, in milliseconds. */
const REST_MS = 180

/**
 * The text of a field that counts a moment after it was typed. What is being typed is never overwritten by its own
 * earlier state; when `text` changes from elsewhere (a link, a step back) the field follows.
 */
export function useTypedText(text: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  /** What `text` is, or will be once it heard of the last rest. */
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

  /** Does not wait. */
  function settle(next: string) {
    setTyped(next)
    if (next.trim() === told) return
    setTold(next.trim())
    onRest(next.trim())
  }

  return { typed, setTyped, settle }
}
