import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** The topmost last. */
const hosts = sharedValue<readonly HTMLElement[]>([])

/** Ref callback. While a dialog is open, toasts appear inside, because outside they could not be focused. */
export function toastHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  hosts.set([...hosts.get(), element])
  return () => hosts.set(hosts.get().filter((other) => other !== element))
}

/** Null for the page. */
export function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    hosts.subscribe,
    () => hosts.get().at(-1) ?? null,
    () => null,
  )
}
