import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { Language, Order, OrderStatus } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { orderDocument } from "../orders/document"
import { TEXTS } from "../texts"
import { acpTotals, CURRENCY } from "./totals"

const STATUSES: Record<OrderStatus, string> = {
  pending: "created",
  paid: "confirmed",
  preparing: "processing",
  shipped: "shipped",
  delivered: "completed",
  cancelled: "canceled",
}

/** Returns an order in the words of the Agentic Commerce Protocol, without name, street and e-mail address. */
export function acpOrder(
  container: MedusaContainer,
  order: Order,
  { session_id, language }: { session_id: string; language: Language },
) {
  const { line_items, fulfillment, adjustments } = orderDocument(container, order, {
    checkout_id: session_id,
    language,
  })
  const isPickUp = order.delivery.point !== null
  return {
    type: "order",
    id: order.id,
    checkout_session_id: session_id,
    order_number: order.order_number,
    permalink_url: screenUrl(container, language, "/orders"),
    status: STATUSES[order.status],
    confirmation: { confirmation_number: order.order_number },
    line_items: line_items.map(({ id, item, quantity, status }) => ({
      ...{ id, title: item.title, status, unit_price: item.price },
      product_id: item.id,
      quantity: { ordered: quantity.original, current: quantity.total, fulfilled: quantity.fulfilled },
    })),
    fulfillments: order.parcels.map(
      ({ id, items, tracking_number, tracking_url, delivered_at, shipped_at }) => ({
        ...{ id, type: isPickUp ? "pickup" : "shipping" },
        status: delivered_at ? "delivered" : shipped_at ? "shipped" : "processing",
        line_items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
        ...(tracking_number && { tracking_number }),
        ...(tracking_url && { tracking_url }),
        events: fulfillment.events
          .filter((event) => event.id.startsWith(`${id}-`))
          .map(({ id: eventId, type, occurred_at }) => ({ id: eventId, type, occurred_at })),
      }),
    ),
    adjustments: adjustments.map(({ id, type, status, occurred_at }) => ({
      ...{ id, type, status, occurred_at },
      ...(type === "refund" && { amount: order.payment.refunded_cents, currency: CURRENCY }),
    })),
    totals: [
      ...acpTotals(order.totals, language, false),
      ...(order.payment.refunded_cents > 0
        ? [
            {
              type: "amount_refunded",
              display_text: TEXTS[language].totals.refunded,
              amount: order.payment.refunded_cents,
            },
          ]
        : []),
    ],
  }
}
