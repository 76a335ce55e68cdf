import { useSyncExternalStore } from "react"

/** Open dialogs that take toasts in, the uppermost last. */
const hosts: HTMLElement[] = []
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Ref of an element inside a dialog: while the dialog is open toasts appear there. Outside of it a toast could be seen
 * but not reached, because a dialog keeps the keyboard and the screen reader to itself.
 */
export function toastHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  hosts.push(element)
  announce()
  return () => {
    hosts.splice(hosts.indexOf(element), 1)
    announce()
  }
}

/** Where toasts belong now; null for the page itself. */
export function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) ?? null,
    () => null,
  )
}
