import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

const panel = sharedValue(false)

export function useCartPanel(): { open: boolean; setOpen: (open: boolean) => void } {
  return { open: useSyncExternalStore(panel.subscribe, panel.get, () => false), setOpen: panel.set }
}
