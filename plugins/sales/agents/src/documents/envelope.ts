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
export const ORDER_CAPABILITY = NAMES.order

/** Returns the capability that a call needs. */
export function capabilityOf(path: string): string {
  const of = (Object.keys(CALLS) as (keyof typeof CALLS)[]).find((part) => path.includes(part))
  return NAMES[of ? CALLS[of] : "checkout"]
}
const CALLS = {
  "/catalog/search": "search",
  "/catalog/": "lookup",
  "/carts": "cart",
  "/orders/": "order",
} as const

/** Capabilities that each extension extends. */
const PARENTS: Partial<Record<Capability, string | string[]>> = {
  fulfillment: NAMES.checkout,
  discount: [NAMES.checkout, NAMES.cart],
  consent: NAMES.checkout,
}

const SITE = `https://ucp.dev/${UCP_VERSION}`
/** Pages and schemas of the specification. */
const PATHS: Record<Capability, [page: string, schema: string]> = {
  checkout: ["checkout", "checkout"],
  cart: ["cart", "cart"],
  order: ["order", "order"],
  search: ["catalog/search", "catalog_search"],
  lookup: ["catalog/lookup", "catalog_lookup"],
  fulfillment: ["fulfillment", "fulfillment"],
  discount: ["discount", "discount"],
  consent: ["buyer-consent", "buyer_consent"],
}

const serviceOf = (transport: "rest" | "mcp", endpoint: string) => ({
  version: UCP_VERSION,
  spec: `${SITE}/specification/overview`,
  transport,
  endpoint,
  schema: `${SITE}/services/shopping/${transport === "rest" ? "rest.openapi" : "mcp.openrpc"}.json`,
})

/** Returns the shop's profile, with which assistants find out what it supports. @param origin without a final slash */
export const profileDocument = (origin: string, signing_keys: object[]) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      "dev.ucp.shopping": [serviceOf("rest", `${origin}/api/ucp`), serviceOf("mcp", `${origin}/mcp`)],
    },
    capabilities: Object.fromEntries(
      (Object.keys(NAMES) as Capability[]).map((each) => {
        const [page, schema] = PATHS[each]
        const urls = {
          spec: `${SITE}/specification/${page}`,
          schema: `${SITE}/schemas/shopping/${schema}.json`,
        }
        const parents = PARENTS[each]
        return [NAMES[each], [{ version: UCP_VERSION, ...urls, ...(parents && { extends: parents }) }]]
      }),
    ),
    // The shopper pays in the shop.
    payment_handlers: {},
  },
  signing_keys,
  // The name of the field in versions after 2026-04-08.
  keys: signing_keys,
})

/** Returns the field `ucp` of an answer. @param isCheckout checkouts list the payment handlers, of which there are none */
export const envelope = (of: readonly Capability[], isCheckout = false) => ({
  version: UCP_VERSION,
  status: "success" as const,
  capabilities: Object.fromEntries(of.map((each) => [NAMES[each], [{ version: UCP_VERSION }]])),
  ...(isCheckout && { payment_handlers: {} }),
})
