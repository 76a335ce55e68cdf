import { toCents } from "@bon-perroquet/contract/money"
import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import { deliveryPerRate, type DocumentLine } from "@bon-perroquet/contract/vat/totals"
import type { EngineOrder, FirstPaidItem, OrderItem, OrderTaxLine } from "../order"
import { discountCents } from "./adjustments"

/** Units of an order line, and their price. */
export type Units = RefundParts["items"][number]

/** Returns the units of a line that were neither removed nor returned. */
export const keptOf = ({
  quantity,
  return_received_quantity,
  return_dismissed_quantity,
}: FirstPaidItem): number => quantity - return_received_quantity - return_dismissed_quantity

export const rateOf = ({ tax_lines }: { tax_lines: OrderTaxLine[] }): number => tax_lines[0]?.rate ?? 0

type Priced = Pick<OrderItem, "unit_price" | "adjustments">

function chargedFor({ unit_price, adjustments }: Priced, quantity: number, rate: number): number {
  const full = toCents(unit_price) * quantity
  return full - discountCents(adjustments, full, rate)
}

export const priceOf = (item: FirstPaidItem): number => chargedFor(item, item.quantity, rateOf(item))

/** Returns the price of the units that were not returned. */
function keptPrice(item: FirstPaidItem): number {
  const price = priceOf(item)
  return price - refundShare(price, item.quantity - keptOf(item), item.quantity)
}

/**
 * Returns a line with the largest quantity that was paid, and the price at that time. If it has more units now, returns
 * these. Units that were removed or came back before they were paid were never sold.
 * @param quantity units now, or after a planned edit
 * @param cents their price
 */
export function soldLine(item: OrderItem, quantity = item.quantity, cents = priceOf(item)): Units {
  const { id, title: name, paid, unpaid_returned_quantity: unpaid } = item
  const vat_rate = rateOf(item)
  const isPaid = paid && paid.quantity > quantity
  const units = isPaid ? paid.quantity : quantity
  const units_cents = isPaid ? Math.max(cents, chargedFor(paid, units, vat_rate)) : cents
  const amount_cents = units_cents - refundShare(units_cents, unpaid, units)
  return { id, name, quantity: Math.max(0, units - unpaid), amount_cents, vat_rate }
}

/**
 * Returns the units that a line lost by edits and returns, compared with the units that were sold.
 * @param change the quantity after a planned edit, and further units that the customer returns (`back`)
 */
export function lossOf(item: OrderItem, { quantity = item.quantity, back = 0 } = {}): Units {
  const keptUnits = Math.max(0, keptOf({ ...item, quantity }) - back)
  const price = priceOf(item)
  const gross_cents = price - refundShare(price, item.quantity - quantity, item.quantity)
  const kept_cents = keptUnits ? gross_cents - refundShare(gross_cents, quantity - keptUnits, quantity) : 0
  const sold = soldLine(item, quantity, gross_cents)
  return { ...sold, quantity: sold.quantity - keptUnits, amount_cents: sold.amount_cents - kept_cents }
}

/** Returns the lost units of all lines of an order. `changeOf` returns planned changes of a line, see `lossOf`. */
export const lossesOf = (
  { items, gone_items }: Pick<EngineOrder, "items" | "gone_items">,
  changeOf: (item: OrderItem) => Parameters<typeof lossOf>[1] = () => ({}),
): Units[] => [
  ...items.map((item) => lossOf(item, changeOf(item))),
  ...gone_items.map((item) => lossOf(item, { quantity: 0 })),
]

/**
 * Assigns refunds to the units that left the order (`loss`). `allocated` contains the assigned cents of each refund,
 * `unrefunded` the units of `loss` without a refund, and `beyond` the refunded units that are still in the order.
 */
export function applied(loss: Units, refunds: readonly (RefundParts | null)[]) {
  const unrefunded = { ...loss }
  const beyond = { quantity: 0, amount_cents: 0 }
  const coverLoss = ({ quantity, amount_cents }: Units): number => {
    const lost = Math.min(unrefunded.quantity, quantity)
    const cents = Math.min(unrefunded.amount_cents, refundShare(amount_cents, lost, quantity))
    unrefunded.quantity -= lost
    unrefunded.amount_cents -= cents
    beyond.quantity += quantity - lost
    beyond.amount_cents += amount_cents - cents
    return cents
  }
  const allocated = refunds.map((parts) =>
    (parts?.items ?? []).filter(({ id }) => id === loss.id).reduce((sum, item) => sum + coverLoss(item), 0),
  )
  return { allocated, unrefunded, beyond }
}

/** Returns the units of a line that were neither removed, returned nor refunded, and their price. */
export function keptAfter(
  item: OrderItem,
  refundParts: readonly RefundParts[],
): Pick<Units, "quantity" | "amount_cents"> {
  const [sold, loss] = [soldLine(item), lossOf(item)]
  const { beyond } = applied(loss, refundParts)
  return {
    quantity: sold.quantity - loss.quantity - beyond.quantity,
    amount_cents: sold.amount_cents - loss.amount_cents - beyond.amount_cents,
  }
}

type Delivery = EngineOrder["shipping_methods"][number]

export const deliveryCents = (methods: readonly Delivery[]): number =>
  methods.reduce(
    (sum, { amount: unit_price, adjustments, tax_lines }) =>
      sum + chargedFor({ unit_price, adjustments }, 1, rateOf({ tax_lines })),
    0,
  )

type Deliveries = Pick<EngineOrder, "shipping_methods" | "past_shipping_methods">

/** Returns the prices of the delivery in all versions of the order, in cents. */
function deliveryPrices({ shipping_methods: now, past_shipping_methods: past }: Deliveries): number[] {
  const versions = [...new Set(past.map(({ version }) => version))].sort((a, b) => a - b)
  const prices = versions.map((each) => deliveryCents(past.filter(({ version }) => version === each)))
  return [...prices, deliveryCents(now)]
}

/** Returns the cents by which later versions of the order made the delivery cheaper, in total. */
export const reducedDelivery = (order: Deliveries): number =>
  deliveryPrices(order).reduce((sum, price, at, all) => sum + Math.max(0, (all[at - 1] ?? price) - price), 0)

/**
 * Returns the first price of the delivery and its increases by VAT rate. They keep the VAT rates of the goods that were
 * paid first.
 */
export function soldDelivery(order: Deliveries & Pick<EngineOrder, "first_paid_items">): DocumentLine[] {
  const goods = order.first_paid_items.map((item) => ({ rate: rateOf(item), gross_cents: keptPrice(item) }))
  return deliveryPrices(order)
    .map((price, at, all) => Math.max(0, price - (all[at - 1] ?? 0)))
    .flatMap((cents) => (cents ? deliveryPerRate(cents, goods) : []))
}
