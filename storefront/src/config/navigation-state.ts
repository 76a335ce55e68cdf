/** State of a navigation that only changes what the same screen shows: the page stays where it is. */
export const KEEP_SCROLL = { keepScroll: true }

export function keepsScroll(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepScroll" in state
}
