export { checkoutInput } from "./checkout-input"
export { mapCheckoutError } from "./map-checkout-error"
export { openingLimit } from "./opening-limit"
export { ORDERING_REFUSALS } from "./refusals"
