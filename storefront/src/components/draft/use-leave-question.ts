import { useEffect, useRef, useState } from "react"
import { guardLeaving } from "../../config/leaving"

/** Asks before a form that is not saved is left: by a link or the browser's buttons here, by the browser itself elsewhere. */
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
