import { useEffect, useEffectEvent } from "react"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))

/** Calls back for Ctrl+K or ⌘K, and for "/" outside of input fields, unless a dialog is open. */
export function useSearchShortcut(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const isChord = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k"
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target)
    if (!isChord && !isSlash) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
}
