import { isPostalCode, type Cart } from "@bon-perroquet/contract"
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
  const { missing, undeliverable, points_unavailable } = TEXTS[language]
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

interface Ordered {
  id: string
  number: string
}

/**
 * Returns a checkout. If everything is filled in, its status is `requires_escalation`, because the shopper must press
 * the order button in the shop, except for a business that agreed.
 */
export function checkoutDocument(
  container: MedusaContainer,
  cart: AgentCart,
  {
    view,
    offer,
    order,
    messages = [],
    refused = [],
    mayComplete = false,
  }: {
    view: Cart
    offer: DeliveryOffer
    order: Ordered | null
    messages?: Message[]
    /** Why an attempt to place the order failed. */
    refused?: Message[]
    /** Whether the business agreed that the assistant places its orders. */
    mayComplete?: boolean
  },
) {
  const { language } = cart
  const base = baseOf(container, cart, view)
  const all = [...messages, ...messagesOf(cart, view, offer)]
  const isReady = view.items.length > 0 && !all.some(({ type }) => type === "error")
  const { press, transfer } = TEXTS[language]
  const isForBusiness = mayComplete && refused.length === 0
  const next: Message = isForBusiness
    ? { type: "info", code: "paid_by_transfer", content: transfer }
    : errorMessage("order_button_required", press, "requires_buyer_review")
  const status: CheckoutStatus = order
    ? "completed"
    : cart.state === "cancelled"
      ? "canceled"
      : isReady
        ? isForBusiness
          ? "ready_for_complete"
          : "requires_escalation"
        : "incomplete"
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
    messages: order || cart.state === "cancelled" ? [] : isReady ? [...all, ...refused, next] : all,
    ...(order && {
      order: {
        id: order.id,
        label: order.number,
        permalink_url: screenUrl(container, language, "/orders"),
      },
    }),
  }
}
