import { discountCents } from "@bon-perroquet/promotions/money"
import { deliveryPointSchema, type Order } from "@bon-perroquet/contract"
import type { EngineOrder, OrderAdjustment, OrderTaxLine } from "@bon-perroquet/engine-tables"
import { discountedTotals } from "@bon-perroquet/vat/totals"
import type { OrderRecord } from "../modules/order-status"
import { streetOf } from "./street"
import { statusOf, timelineOf } from "./status"
import { confirmed, remainingOf, waitingSince, withdrawalOf } from "./withdrawal"
import { isWithdrawable } from "./withdrawal-period"

/** The engine's decimal euro as cents: each amount has two decimals, so that rounding only undoes the binary fraction. */
const centsOf = (euro: number): number => Math.round(euro * 100)
const sum = (cents: number[]): number => cents.reduce((total, each) => total + each, 0)

const rateOf = ({ tax_lines }: Discounted): number => tax_lines[0]?.rate ?? 0

function itemsOf({ items }: EngineOrder): Order["items"] {
  return items.map((item) => {
    const { quantity } = item
    const unit_cents = centsOf(item.unit_price)
    return {
      id: item.id,
      product_id: item.product_id,
      name: item.title,
      quantity,
      unit_price: unit_cents / 100,
      line_total_cents: unit_cents * quantity,
      discount_cents: discountCents(item.adjustments, unit_cents * quantity, rateOf(item)),
      image: item.thumbnail,
      vat_rate: rateOf(item),
    }
  })
}

function addressOf({ shipping_address: address }: EngineOrder): Order["shipping_address"] {
  if (!address) return null
  return {
    first_name: address.first_name ?? "",
    last_name: address.last_name ?? "",
    phone: address.phone,
    ...streetOf(address),
    apartment: address.address_2 || null,
    postal_code: address.postal_code ?? "",
    city: address.city ?? "",
    country: address.country_code?.toUpperCase() ?? "",
  }
}

function paymentOf({ payments }: EngineOrder): Order["payment"] {
  const total = (of: "captures" | "refunds") =>
    sum(payments.flatMap((payment) => payment[of].map(({ amount }) => centsOf(amount))))
  return { paid_cents: total("captures"), refunded_cents: total("refunds") }
}

interface Discounted {
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
}

const deliveryDiscount = (method: Discounted & { amount: number }): number =>
  discountCents(method.adjustments, centsOf(method.amount), rateOf(method))

/** What each promotion took off, goods and delivery together. */
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

/**
 * The contract's order, but for how it is to be paid. `documents` were issued for it; `codeOf` names the kind of a delivery
 * by its shipping option.
 */
export function orderView(
  order: EngineOrder,
  record: OrderRecord,
  documents: Order["documents"],
  codeOf: (optionId: string) => string | undefined,
): Omit<Order, "awaited"> {
  const items = itemsOf(order)
  const methods = order.shipping_methods
  const price_cents = sum(methods.map(({ amount }) => centsOf(amount)))
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
  const label = order.fulfillments.flatMap(({ labels }) => labels)[0]
  const optionId = methods[0]?.shipping_option_id
  return {
    order_number: order.custom_display_id ?? String(order.display_id),
    email: order.email ?? "",
    created_at: new Date(order.created_at).toISOString(),
    status: statusOf(timeline),
    total: totals.total_cents / 100,
    totals: { currency: "eur", ...totals },
    items,
    promotions: promotionsOf(order),
    shipping_address: addressOf(order),
    documents,
    delivery: {
      code: (optionId && codeOf(optionId)) || null,
      price_cents,
      point: deliveryPointSchema.safeParse(methods[0]?.data?.["point"]).data ?? null,
      tracking_number: label?.tracking_number || null,
      tracking_url: label?.tracking_url || null,
    },
    payment: paymentOf(order),
    timeline,
    withdrawal: withdrawalOf(items, record),
    withdrawable:
      isWithdrawable(timeline, waitingSince(record)) && remainingOf(items, confirmed(record)).length > 0,
  }
}
