/** Version of the Universal Commerce Protocol, which is the day of its release. */
export const UCP_VERSION = "2026-04-08"

const NAMES = {
  checkout: "dev.ucp.shopping.checkout",
  cart: "dev.ucp.shopping.cart",
  order: "dev.ucp.shopping.order",
  search: "dev.ucp.shopping.catalog.search",
  lookup: "dev.ucp.shopping.catalog.lookup",
  fulfillment: "dev.ucp.shopping.fulfillment",
  discount: "dev.ucp.shopping.discount",
  consent: "dev.ucp.shopping.buyer_consent",
} as const
type Capability = keyof typeof NAMES

/** Returns the field `ucp` of an answer. @param isCheckout checkouts list the payment handlers, of which there are none */
export const envelope = (of: readonly Capability[], isCheckout = false) => ({
  version: UCP_VERSION,
  status: "success" as const,
  capabilities: Object.fromEntries(of.map((each) => [NAMES[each], [{ version: UCP_VERSION }]])),
  ...(isCheckout && { payment_handlers: {} }),
})
