import { screenUrl, shopOrigins } from "@bon-perroquet/api-kit/http"
import type { Cart } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { linkToken, type AgentCart } from "../rows"
import { envelope } from "./envelope"
import type { Message } from "../messages"
import { CURRENCY, discountsOf, lineItemOf, totalsOf } from "./parts"

/** Address that the assistant gives to the shopper. It opens the shop's checkout with this cart. */
export const continueUrl = (container: MedusaContainer, cart: AgentCart): string =>
  screenUrl(container, cart.language, `/assistant?token=${linkToken(container, cart)}`)

const PAGES = { privacy_policy: "/privacy", terms_of_service: "/terms", refund_policy: "/returns" }

export const policyLinks = (container: MedusaContainer, { language }: Pick<AgentCart, "language">) =>
  Object.entries(PAGES).map(([type, path]) => ({ type, url: screenUrl(container, language, path) }))

/** Fields that carts and checkouts share. */
export function baseOf(container: MedusaContainer, cart: AgentCart, view: Cart) {
  const [origin = ""] = shopOrigins(container)
  const { context, buyer } = cart.entered
  return {
    line_items: view.items.map((item) => lineItemOf(item, origin)),
    currency: CURRENCY,
    discounts: discountsOf(view),
    ...(context && { context }),
    ...(buyer && { buyer }),
    links: policyLinks(container, cart),
    continue_url: continueUrl(container, cart),
    expires_at: cart.expires_at.toISOString(),
  }
}

export const cartDocument = (
  container: MedusaContainer,
  cart: AgentCart,
  view: Cart,
  messages: Message[] = [],
) => ({
  ucp: envelope(["cart", "discount"]),
  id: cart.cart_key ?? "",
  ...baseOf(container, cart, view),
  totals: totalsOf(view.totals, cart.language, true),
  messages,
})
