import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** Open dialogs that contain toasts, the topmost last. */
const hosts = sharedValue<readonly HTMLElement[]>([])

/**
 * Ref callback of an element in a dialog. While the dialog is open, toasts appear inside, because outside they could
 * not be focused.
 */
export function toastHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  hosts.set([...hosts.get(), element])
  return () => hosts.set(hosts.get().filter((other) => other !== element))
}

/** Returns the element for toasts, or null for the page. */
export function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    hosts.subscribe,
    () => hosts.get().at(-1) ?? null,
    () => null,
  )
}
