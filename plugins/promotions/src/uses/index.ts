/** Uses of limited promotions: reserved while a payment page is open, then counted or released. */
export { holdUses, releaseUses, releaseUsesOnCart, usesHeldSince, type Holder, type Use } from "./hold"
export { countUses } from "./count"
export { readTerms, type Buyer, type Terms } from "./terms"
export { firstUsedUp } from "./used-up"
