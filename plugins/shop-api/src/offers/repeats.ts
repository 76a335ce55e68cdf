import type { RepeatOffer } from "@bon-perroquet/contract"

let connected: RepeatOffer | null = null

/** Connects the optional plugin for subscriptions. Called once. */
export function connectRepeats(offer: RepeatOffer): void {
  connected = offer
}

/** Returns the intervals of subscriptions in weeks, or null without the plugin. */
export const repeatOffer = (): RepeatOffer | null => connected
