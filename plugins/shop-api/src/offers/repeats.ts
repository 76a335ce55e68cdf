import type { RepeatOffer } from "@bon-perroquet/contract"

let connected: RepeatOffer | null = null

/** Called once, by the plugin that delivers again and again: a shop may be without. */
export function connectRepeats(offer: RepeatOffer): void {
  connected = offer
}

/** Every how many weeks the shop delivers again; null in one that does not. */
export const repeatOffer = (): RepeatOffer | null => connected
