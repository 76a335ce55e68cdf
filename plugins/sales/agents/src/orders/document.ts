import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { Language, Order } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { envelope } from "../documents/envelope"
import { CURRENCY, lineTotals, totalsOf } from "../documents/parts"
import { variantReference } from "../references"

type Item = Order["items"][number]

const shippedOf = ({ parcels }: Order, id: string) =>
  parcels
    .filter(({ shipped_at }) => shipped_at !== null)
    .flatMap(({ items }) => items)
    .filter((item) => item.id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)

function lineOf(order: Order, item: Item) {
  const isWhole = order.status === "shipped" || order.status === "delivered"
  const total = order.status === "cancelled" ? 0 : item.quantity
  const fulfilled = Math.min(total, isWhole ? total : shippedOf(order, item.id))
  const id = item.product_id && item.variant_id ? variantReference(item.product_id, item.variant_id) : item.id
  return {
    id: item.id,
    item: { id, title: item.name, price: toCents(item.unit_price) },
    quantity: { original: item.quantity + item.returned_quantity, total, fulfilled },
    totals: lineTotals(item.line_total_cents, item.discount_cents),
    status:
      total === 0 ? "removed" : fulfilled === total ? "fulfilled" : fulfilled > 0 ? "partial" : "processing",
  }
}

/** Returns where the order goes, without name and street. */
function expectationOf({ delivery, shipping_address, items }: Order) {
  const { promise, point } = delivery
  const line_items = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ id, quantity }))
  return {
    ...{ id: "delivery", line_items, method_type: point ? "pickup" : "shipping" },
    destination: {
      ...(shipping_address && {
        address_locality: shipping_address.city,
        address_country: shipping_address.country,
      }),
    },
    ...(promise && { description: `${promise.arrives_from} – ${promise.arrives_by}` }),
  }
}

const eventsOf = ({ parcels }: Order) =>
  parcels.flatMap(({ id, items, shipped_at, delivered_at, tracking_number, tracking_url }) => {
    const about = {
      line_items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
      ...(tracking_number && { tracking_number }),
      ...(tracking_url && { tracking_url }),
    }
    return [
      ...(shipped_at ? [{ id: `${id}-shipped`, type: "shipped", occurred_at: shipped_at, ...about }] : []),
      ...(delivered_at
        ? [{ id: `${id}-delivered`, type: "delivered", occurred_at: delivered_at, ...about }]
        : []),
    ]
  })

const adjustmentsOf = ({ payment, status, timeline, created_at }: Order) => [
  ...(payment.refunded_cents > 0
    ? [
        {
          ...{ id: "refund", type: "refund", status: "completed", occurred_at: created_at },
          totals: [{ type: "total", amount: -payment.refunded_cents }],
        },
      ]
    : []),
  ...(status === "cancelled"
    ? [
        {
          id: "cancellation",
          type: "cancellation",
          status: "completed",
          occurred_at: timeline.at(-1)?.at ?? created_at,
        },
      ]
    : []),
]

/** Returns an order for the assistant that prepared it, without name, street and e-mail address. */
export const orderDocument = (
  container: MedusaContainer,
  order: Order,
  { checkout_id, language }: { checkout_id: string; language: Language },
) => ({
  ucp: envelope(["order"]),
  id: order.id,
  label: order.order_number,
  checkout_id,
  permalink_url: screenUrl(container, language, "/orders"),
  currency: CURRENCY,
  line_items: order.items.map((item) => lineOf(order, item)),
  fulfillment: { expectations: [expectationOf(order)], events: eventsOf(order) },
  adjustments: adjustmentsOf(order),
  totals: totalsOf(order.totals, language, false),
})
