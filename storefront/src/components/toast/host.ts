import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** Open dialogs that take toasts in, the uppermost last. */
const hosts = sharedValue<readonly HTMLElement[]>([])

/**
 * Ref of an element inside a dialog: while the dialog is open toasts appear there. Outside of it a toast could be seen
 * but not reached, because a dialog keeps the keyboard and the screen reader to itself.
 */
export function toastHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  hosts.set([...hosts.get(), element])
  return () => hosts.set(hosts.get().filter((other) => other !== element))
}

/** Where toasts belong now; null for the page itself. */
export function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    hosts.subscribe,
    () => hosts.get().at(-1) ?? null,
    () => null,
  )
}
