import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

const panel = sharedValue(false)

/** Whether the cart's side panel is open, and how to change that from anywhere. */
export function useCartPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  return { open: useSyncExternalStore(panel.subscribe, panel.get, () => false), setOpen: panel.set }
}
