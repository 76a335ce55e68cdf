export const KEEP_SCROLL = { keepScroll: true }

export function keepsScroll(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepScroll" in state
}
