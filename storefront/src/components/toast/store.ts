import { useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/** How long a toast stays, and how long a dismissed one is remembered, in milliseconds. */
export const TOAST_DURATION_MS = 5_000
const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: "default" | "success" | "destructive"
  /** What can be done about it while it is shown. */
  action?: { label: string; run: () => void } | undefined
  /** How long it stays, in milliseconds; the usual time where nothing is said. */
  durationMs?: number | undefined
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

const current = sharedValue<ShownToast | null>(null)
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Tells the shopper something in passing. One is visible at a time: a new one takes the old one's place. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal)
  count += 1
  current.set({ ...message, id: count, open: true })
}

/** Lets the toast leave; its record goes later, so that it can still be animated and read out. */
export function dismissToast(id: number): void {
  const shown = current.get()
  if (shown?.id !== id) return
  current.set({ ...shown, open: false })
  removal = setTimeout(() => current.set(null), TOAST_REMOVE_DELAY_MS)
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(current.subscribe, current.get, () => null)
}
