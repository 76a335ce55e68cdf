import { engineParts } from "@bon-perroquet/contract/address"
import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import {
  declaredValues,
  deliveryPointSchema,
  keysOf,
  mainMethodOf,
  readPaidWith,
  refundShare,
  shownFieldsOf,
  type CustomKey,
  type DeliveryPromise,
  type Order,
} from "@bon-perroquet/contract"
import { RETURN_STATES } from "@bon-perroquet/contract/sets"
import type {
  EngineOrder,
  OrderAddress,
  OrderAdjustment,
  OrderItem,
  OrderTaxLine,
} from "@bon-perroquet/medusa-sql"
import { keptOf } from "@bon-perroquet/medusa-sql/order-lines/lines"
import { discountedTotals } from "@bon-perroquet/contract/vat/totals"
import type { OrderRecord } from "../modules/order-status"
import { isOnHold } from "./holds"
import { isPartlyShipped, named, parcelsOf, unsentUnits, waitingUnits } from "./parcels"
import { type Timeline, statusOf, timelineOf } from "./status"
import { confirmed, remainingOf, waitingSince, withdrawableOf, withdrawalOf } from "./withdrawal"
import { isDelayed } from "./promise"
import { isWithdrawable } from "./withdrawal-period"

const sum = (cents: number[]): number => cents.reduce((total, each) => total + each, 0)

type IsPerishable = (productId: string | null) => boolean

const rateOf = ({ tax_lines }: Discounted): number => tax_lines[0]?.rate ?? 0

/**
 * Returns whether an item was perishable when it was bought. For items that were added later, the product's
 * current value applies.
 */
const wasPerishable = (item: OrderItem, isPerishable: IsPerishable): boolean =>
  typeof item.metadata?.["is_perishable"] === "boolean"
    ? item.metadata["is_perishable"]
    : isPerishable(item.product_id)

function itemsOf({ items }: EngineOrder, isPerishable: IsPerishable): Order["items"] {
  return items.map((item) => {
    const quantity = keptOf(item)
    const unit_cents = toCents(item.unit_price)
    const charged = unit_cents * item.quantity
    const discount_cents = discountCents(item.adjustments, charged, rateOf(item))
    const kept_cents =
      charged -
      discount_cents -
      refundShare(charged - discount_cents, item.quantity - quantity, item.quantity)
    return {
      id: item.id,
      product_id: item.product_id,
      variant_id: item.variant_id,
      name: item.title,
      quantity,
      returned_quantity: item.quantity - quantity,
      unit_price: toEuro(unit_cents),
      line_total_cents: unit_cents * quantity,
      discount_cents: unit_cents * quantity - kept_cents,
      image: item.thumbnail,
      vat_rate: rateOf(item),
      is_perishable: wasPerishable(item, isPerishable),
    }
  })
}

/** Returns received and expected returns, and goods that arrived broken and need not be returned. */
function returnsOf({ items, gone_items, returns, claims }: EngineOrder): Order["returns"] {
  const nameOf = (id: string) => [...items, ...gone_items].find((item) => item.id === id)?.title ?? ""
  const iso = (moment: string) => new Date(moment).toISOString()
  const views: Order["returns"] = returns.map(
    ({ status, claim_id, exchange_id, created_at, requested_at, received_at, items: back }) => ({
      kind: claim_id ? "claim" : exchange_id ? "exchange" : "return",
      state: RETURN_STATES.find((state) => state === status) ?? "requested",
      requested_at: iso(requested_at ?? created_at),
      received_at: received_at && iso(received_at),
      items: back.map(({ item_id: id, quantity, received_quantity }) => ({
        id,
        name: nameOf(id),
        quantity,
        received_quantity,
      })),
    }),
  )
  const claimViews: Order["returns"] = claims.map(({ created_at, canceled_at, items: broken }) => ({
    kind: "claim",
    state: canceled_at ? "canceled" : "not_awaited",
    requested_at: iso(created_at),
    received_at: null,
    items: broken.map(({ item_id: id, quantity }) => ({
      id,
      name: nameOf(id),
      quantity,
      received_quantity: 0,
    })),
  }))
  return [...views, ...claimViews].sort((one, other) => one.requested_at.localeCompare(other.requested_at))
}

function placeOf(address: OrderAddress) {
  const { street, number, box, line2 } = engineParts(address)
  return { street, number, apartment: [box, line2].filter(Boolean).join(", ") || null }
}

const noteOf = ({ metadata }: OrderAddress): string | null =>
  typeof metadata?.["note"] === "string" ? metadata["note"] : null

function addressOf(address: OrderAddress | null): Order["shipping_address"] {
  if (!address) return null
  return {
    first_name: address.first_name ?? "",
    last_name: address.last_name ?? "",
    phone: address.phone || null,
    ...placeOf(address),
    postal_code: address.postal_code ?? "",
    city: address.city ?? "",
    country: address.country_code?.toUpperCase() ?? "",
    company: address.company || null,
    note: noteOf(address),
  }
}

function invoiceAddressOf({ billing_address: billing, shipping_address: shipping }: EngineOrder) {
  if (!billing?.address_1) return null
  const fields = ["address_1", "address_2", "postal_code", "city", "country_code"] as const
  const isSame = fields.every((field) => (billing[field] || null) === (shipping?.[field] || null))
  return isSame ? null : addressOf(billing)
}

function paymentOf({ payments }: EngineOrder): Order["payment"] {
  const total = (of: "captures" | "refunds") =>
    sum(payments.flatMap((payment) => payment[of].map(({ amount }) => toCents(amount))))
  const shares = payments.flatMap(({ data, captures }) => {
    const method = readPaidWith(data)
    return method && captures.length
      ? [{ method, paid_cents: sum(captures.map(({ amount }) => toCents(amount))) }]
      : []
  })
  return {
    paid_cents: total("captures"),
    refunded_cents: total("refunds"),
    method: mainMethodOf(payments.map(({ data }) => readPaidWith(data))),
    ...(shares.length > 1 && { shares }),
  }
}

interface Discounted {
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
}

/** Returns the pick-up point, or null for a home delivery. */
const pointOf = (stored: unknown): Order["delivery"]["point"] =>
  stored ? (deliveryPointSchema.safeParse(stored).data ?? null) : null

const deliveryDiscount = (method: Discounted & { amount: number }): number =>
  discountCents(method.adjustments, toCents(method.amount), rateOf(method))

/** Returns the discount of each code, on goods and delivery together. */
function promotionsOf({ items, shipping_methods }: EngineOrder): Order["promotions"] {
  const byCode = new Map<string, number>()
  for (const discounted of [...items, ...shipping_methods])
    for (const adjustment of discounted.adjustments) {
      const cents = discountCents([adjustment], Infinity, rateOf(discounted))
      const code = adjustment.code ?? ""
      byCode.set(code, (byCode.get(code) ?? 0) + cents)
    }
  return [...byCode].map(([code, discount_cents]) => ({ code, discount_cents }))
}

/** Keys of the merchant's own fields that customers see. */
const SHOWN = keysOf(shownFieldsOf("order"))

/**
 * Returns an order in the format of the API, without payment instructions. `documents` are its invoices and
 * credit notes, `isPerishable` reads the current product, `promised` returns the promised days, `fields` are the own
 * fields of the answer.
 */
export function orderView(
  order: EngineOrder,
  record: OrderRecord,
  documents: Order["documents"],
  { code, carrier }: Pick<Order["delivery"], "code" | "carrier">,
  isPerishable: IsPerishable,
  promised: (timeline: Timeline) => DeliveryPromise | null,
  fields: readonly CustomKey[] = SHOWN,
): Omit<Order, "awaited" | "to_pay_cents"> {
  const items = itemsOf(order, isPerishable)
  const methods = order.shipping_methods
  const price_cents = sum(methods.map(({ amount }) => toCents(amount)))
  const lines = items.map(({ line_total_cents, discount_cents, vat_rate }) => ({
    gross_cents: line_total_cents,
    discount_cents,
    rate: vat_rate,
  }))
  const totals = discountedTotals({
    lines,
    delivery_cents: price_cents,
    delivery_discount_cents: sum(methods.map(deliveryDiscount)),
  })
  const timeline = timelineOf(order, record)
  const status = statusOf(timeline)
  const live = order.fulfillments.filter(({ canceled_at }) => !canceled_at)
  const label = live.flatMap(({ labels }) => labels)[0]
  const partly_shipped = isPartlyShipped(order, status, record)
  const waiting = waitingUnits(order, status)
  const point = pointOf(methods[0]?.data?.["point"])
  // For a pick-up point, this address contains the point's name as company.
  const shipping = addressOf(order.shipping_address)
  const promise = isOnHold(status, record) || waiting.length > 0 ? null : promised(timeline)
  const payment = paymentOf(order)
  const withdrawal = withdrawalOf(items, record)
  return {
    id: order.id,
    order_number: order.custom_display_id ?? String(order.display_id),
    email: order.email ?? "",
    created_at: new Date(order.created_at).toISOString(),
    status,
    total: toEuro(totals.total_cents),
    totals: { currency: "eur", ...totals },
    items: items.filter(({ quantity }) => quantity > 0),
    promotions: promotionsOf(order),
    shipping_address: shipping && { ...shipping, company: point ? null : shipping.company },
    invoice_address: invoiceAddressOf(order),
    documents,
    delivery: {
      ...{ code, carrier },
      price_cents,
      point,
      tracking_number: label?.tracking_number || null,
      tracking_url: label?.tracking_url || null,
      promise,
    },
    payment,
    on_hold: isOnHold(status, record),
    delayed: isDelayed({ status, partly_shipped, promise, withdrawal, payment }, new Date()),
    partly_shipped,
    parcels: parcelsOf(order, record),
    to_follow: partly_shipped ? named(order, unsentUnits(order, record)) : [],
    waiting: named(order, waiting),
    timeline,
    withdrawal,
    returns: returnsOf(order),
    withdrawable:
      isWithdrawable(timeline, waitingSince(record)) &&
      remainingOf(withdrawableOf(items), confirmed(record)).length > 0,
    ...declaredValues(fields, order.metadata),
  }
}
