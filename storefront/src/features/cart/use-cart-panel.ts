import { useSyncExternalStore } from "react"

let open = false
const listeners = new Set<() => void>()

function setOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the cart's side panel is open, and how to change that from anywhere. */
export function useCartPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  return {
    open: useSyncExternalStore(
      subscribe,
      () => open,
      () => false,
    ),
    setOpen,
  }
}
