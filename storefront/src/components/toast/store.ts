import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** Milliseconds for which a toast is visible, and from its dismissal to its removal. */
export const TOAST_DURATION_MS = 5_000
const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: "default" | "success" | "destructive"
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds for which the toast is visible. Default: `TOAST_DURATION_MS`. */
  durationMs?: number | undefined
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

const current = sharedValue<ShownToast | null>(null)
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast instead of the current one. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal)
  count += 1
  current.set({ ...message, id: count, open: true })
}

/** Hides a toast. It is removed later, after its animation and announcement. */
export function dismissToast(id: number): void {
  const shown = current.get()
  if (shown?.id !== id) return
  current.set({ ...shown, open: false })
  removal = setTimeout(() => current.set(null), TOAST_REMOVE_DELAY_MS)
}

export const currentToast = (): ShownToast | null => current.get()

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(current.subscribe, currentToast, () => null)
}
