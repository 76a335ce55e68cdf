import { isPostalCode, type Cart, type Order } from "@bon-perroquet/contract"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Entered } from "../rows/entered"
import type { AgentCart } from "../rows"
import type { DeliveryOffer } from "../delivery"
import { TEXTS } from "../texts"
import { baseOf } from "./cart"
import { envelope } from "./envelope"
import { fulfillmentOf } from "./fulfillment"
import { errorMessage, type Message } from "../messages"
import { totalsOf } from "./parts"

const FIELD_MISSING = "missing"
const DELIVERY = "$.fulfillment.methods[0]"

/** Returns what the assistant can still fill in, and why the shopper must press the order button. */
function messagesOf({ entered, language }: AgentCart, view: Cart, offer: DeliveryOffer): Message[] {
  const { missing, undeliverable, points_unavailable, option_unknown } = TEXTS[language]
  const { buyer, delivery } = entered
  const messages: Message[] = []
  const add = (path: string, content: string, code = FIELD_MISSING) =>
    messages.push(errorMessage(code, content, "recoverable", path))
  if (!view.items.length) return messages
  if (!buyer?.email) add("$.buyer.email", missing.email)
  if (!buyer?.first_name || !buyer.last_name) add("$.buyer.first_name", missing.name)
  if (!offer.isDeliverable) add(DELIVERY, undeliverable, "address_undeliverable")
  else if (delivery?.type === "pickup") {
    if (!offer.arePointsAvailable) add(DELIVERY, points_unavailable, "points_unavailable")
    else if (!offer.point) add(`${DELIVERY}.selected_destination_id`, missing.point)
  } else if (!isCompleteAddress(offer, delivery)) add(`${DELIVERY}.destinations`, missing.address)
  else if (delivery?.option_id && !offer.chosen)
    add(`${DELIVERY}.groups[0].selected_option_id`, option_unknown, "option_unknown")
  return messages
}

function isCompleteAddress({ country }: DeliveryOffer, delivery: Entered["delivery"]): boolean {
  const { street_address, postal_code = "", address_locality } = delivery?.address ?? {}
  return !!street_address && !!address_locality && isPostalCode(country, postal_code)
}

export type CheckoutStatus =
  | "incomplete"
  | "requires_escalation"
  | "ready_for_complete"
  | "completed"
  | "canceled"

export interface Checkout {
  cart: AgentCart
  view: Cart
  offer: DeliveryOffer
  order: Order | null
  status: CheckoutStatus
  messages: Message[]
}

/**
 * Returns the state of a checkout. If everything is filled in, its status is `requires_escalation`, because the shopper
 * must press the order button in the shop, except for a business that agreed.
 */
export function checkoutOf(
  { cart, view, offer, order }: Pick<Checkout, "cart" | "view" | "offer" | "order">,
  {
    messages = [],
    refused = [],
    onComplete = null,
  }: {
    messages?: Message[]
    /** Why an attempt to place the order failed. */
    refused?: Message[]
    /** What completing means, if the business agreed that the assistant places its orders. */
    onComplete?: Message | null
  },
): Checkout {
  const all = [...messages, ...messagesOf(cart, view, offer)]
  const isReady = view.items.length > 0 && !all.some(({ type }) => type === "error")
  const forBusiness = refused.length > 0 ? null : onComplete
  const { press } = TEXTS[cart.language]
  const next = forBusiness ?? errorMessage("order_button_required", press, "requires_buyer_review")
  const isEnded = order !== null || cart.state === "cancelled"
  const status = (): CheckoutStatus => {
    if (isEnded) return order ? "completed" : "canceled"
    if (!isReady) return "incomplete"
    return forBusiness ? "ready_for_complete" : "requires_escalation"
  }
  return {
    ...{ cart, view, offer, order, status: status() },
    messages: isEnded ? [] : isReady ? [...all, ...refused, next] : all,
  }
}

/** Returns a checkout in the words of the Universal Commerce Protocol. */
export function checkoutDocument(
  container: MedusaContainer,
  { cart, view, offer, order, status, messages }: Checkout,
) {
  const { language } = cart
  const base = baseOf(container, cart, view)
  return {
    ucp: envelope(["checkout", "fulfillment", "discount", "consent"], true),
    id: cart.checkout_key ?? "",
    ...base,
    status,
    totals: totalsOf(offer.chosen?.totals ?? view.totals, language, !offer.chosen),
    fulfillment: fulfillmentOf(
      cart,
      base.line_items.map(({ id }) => id),
      offer,
    ),
    messages,
    ...(order && {
      order: {
        id: order.id,
        label: order.order_number,
        permalink_url: screenUrl(container, language, "/orders"),
      },
    }),
  }
}
