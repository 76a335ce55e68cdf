import { useEffect, useRef, useState } from "react"
import { guardLeaving } from "../../config/leaving"

/** Requires a confirmation before an unsaved form is left, by navigation or by closing the tab. */
export function useLeaveQuestion(isUnsaved: () => boolean) {
  const [go, setGo] = useState<(() => void) | null>(null)
  const isFree = useRef(false)
  const asked = useRef(isUnsaved)
  useEffect(() => {
    asked.current = isUnsaved
  })
  useEffect(() => {
    const isHeld = () => !isFree.current && asked.current()
    const end = guardLeaving({ isUnsaved: isHeld, ask: (leave) => setGo(() => leave) })
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    window.addEventListener("beforeunload", beforeUnload)
    return () => {
      end()
      window.removeEventListener("beforeunload", beforeUnload)
    }
  }, [])
  return {
    isAsked: go !== null,
    stay: () => setGo(null),
    leave: () => {
      isFree.current = true
      setGo(null)
      go?.()
    },
  }
}
