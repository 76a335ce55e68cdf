/** Uses of limited promotions: held while a payment page is open, counted once by its order, or given back. */
export { holdUses, releaseUses, releaseUsesOnCart, usesHeldSince, type Holder, type Use } from "./hold"
export { countUses } from "./count"
export { readTerms, type Buyer, type Terms } from "./terms"
export { firstUsedUp } from "./used-up"
