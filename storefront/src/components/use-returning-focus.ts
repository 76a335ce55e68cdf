import { useEffect, useRef } from "react"

/**
 * Returns the element that gets the focus back. A hidden tab would become active when focused, so the active tab gets
 * it.
 */
const takerOf = (opener: HTMLElement): HTMLElement =>
  opener.closest('[role="tablist"]')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
  opener

/**
 * After a dialog without a trigger has closed, returns the focus to the element that had it before, unless the focus
 * has moved elsewhere.
 */
export function useReturningFocus() {
  const opener = useRef<Element | null>(null)

  function giveBack() {
    const stays =
      document.activeElement === document.body ||
      document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (!stays || !(opener.current instanceof HTMLElement)) return
    takerOf(opener.current).focus()
    // If that element was removed, for example with its table row, the screen gets the focus.
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true })
  }

  // Returns the focus again after the dialog has unmounted, because a table row is often removed after its dialog has
  // closed.
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
