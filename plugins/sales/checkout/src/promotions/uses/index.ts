/**
 * A use of a promotion is reserved while a payment page is open, then counted or released, and returned after a
 * cancellation.
 */
export {
  reserveUses,
  releaseUses,
  releaseUsesOnCart,
  usesReservedBefore,
  type AttemptKey,
  type Use,
} from "./reserve"
export { countUses, countUsesAgain, returnUses } from "./count"
export { readTerms, type Buyer, type Terms } from "./terms"
export { firstUsedUp } from "./used-up"
