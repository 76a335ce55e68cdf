/** What calls that open a payment page share. */
export { mapCheckoutError } from "./map-checkout-error"
export { openingLimit } from "./opening-limit"
