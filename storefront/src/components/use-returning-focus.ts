import { useEffect, useRef } from "react"

/** Returns the active tab instead of a hidden one, because the focus would activate the hidden tab. */
const takerOf = (opener: HTMLElement): HTMLElement =>
  opener.closest('[role="tablist"]')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
  opener

/** Returns the focus to the previous element after a dialog without trigger closes, unless it moved elsewhere. */
export function useReturningFocus() {
  const opener = useRef<Element | null>(null)

  function giveBack() {
    const stays =
      document.activeElement === document.body ||
      document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (!stays || !(opener.current instanceof HTMLElement)) return
    takerOf(opener.current).focus()
    // If the element was removed, for example with its row, the screen gets the focus.
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true })
  }

  // Repeated later, because a row is often removed after its dialog has closed.
  useEffect(() => () => void setTimeout(giveBack), [])

  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      giveBack()
    },
  }
}
