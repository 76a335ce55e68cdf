import { useRef } from "react"

/** For a dialog without a trigger: gives the focus back to what had it, unless it went on elsewhere, as with a link to another screen. */
export function useReturningFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement } = document
      const stays = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (stays && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
