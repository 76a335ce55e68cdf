import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** Open dialogs, the topmost last. */
const hosts = sharedValue<readonly HTMLElement[]>([])

/** Ref callback for dialogs. Toasts appear inside the open dialog, because a toast outside it could not be focused. */
export function toastHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  hosts.set([...hosts.get(), element])
  return () => hosts.set(hosts.get().filter((other) => other !== element))
}

/** Returns the topmost open dialog, or null if toasts appear on the page. */
export function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    hosts.subscribe,
    () => hosts.get().at(-1) ?? null,
    () => null,
  )
}
