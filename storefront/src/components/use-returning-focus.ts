import { useEffect, useRef } from "react"

/** Who has the focus for what opened a dialog: a tab that is not shown would be by having it, so the one that is has it. */
const takerOf = (opener: HTMLElement): HTMLElement =>
  opener.closest('[role="tablist"]')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
  opener

/** For a dialog without a trigger: gives the focus back to what had it, unless it went on elsewhere, as with a link to another screen. */
export function useReturningFocus() {
  const opener = useRef<Element | null>(null)

  function giveBack() {
    const stays =
      document.activeElement === document.body ||
      document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (!stays || !(opener.current instanceof HTMLElement)) return
    takerOf(opener.current).focus()
    // What opened it is gone, as the row that was deleted: the keyboard goes on at the screen's beginning.
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true })
  }

  // A row often goes after the question about it has closed, and takes the focus that was given back with it.
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
