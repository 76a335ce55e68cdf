import { countUses } from "@bon-perroquet/promotions/uses"
import type { CreateOrderDTO } from "@medusajs/framework/types"
import {
  ContainerRegistrationKeys,
  MathBN,
  Modules,
  OrderStatus,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils"
import type { Attempt } from "../modules/checkout"
import type { CheckoutCart, TaxLine } from "./cart"
import type { Engine } from "./engine"
import { assignHold } from "./held-goods"
import { AWAITED } from "./held-mark"
import { holderOf } from "./hold"

type Capture = { id: string; amount: number }

/**
 * Makes the order of an attempt that is paid, or whose money is awaited. Not the engine's completeCart, which goes back (and refunds) when a step fails:
 * a paid order only goes forward. Each step finds out whether it was taken before, so after a crash the next call
 * finishes the work, and the order's unique number keeps two callers from making two orders.
 * @param known the order, as far as an earlier call wrote it
 * @param isAwaited it stands before its money is here
 * @returns the order's id
 */
export async function placeOrder(
  engine: Engine,
  attempt: Attempt,
  cart: CheckoutCart,
  known: OrderLines | null,
  isAwaited = false,
): Promise<string> {
  const captures = await capturePayment(engine, attempt)
  if (!captures.length && !isAwaited)
    throw new Error(`The payment of ${attempt.order_number} has no capture.`)
  const order = known ?? (await createOrder(engine, attempt, cart, captures))
  await engine.link.create(linksOf(order.id, cart))
  await assignHold(
    engine,
    holderOf(attempt),
    (order.items ?? []).map(({ id, variant_id }) => ({ id, variant_id: variant_id ?? null })),
    ...(isAwaited ? [AWAITED] : []),
  )
  await countUses(engine.container.resolve(ContainerRegistrationKeys.PG_CONNECTION), holderOf(attempt))
  // A new order was written together with its transactions.
  if (known) await addMissingTransactions(engine, attempt, known.id, captures)
  if (!cart.completed_at) await engine.cart.updateCarts([{ id: cart.id, completed_at: new Date() }])
  await engine.events.emit({ name: OrderWorkflowEvents.PLACED, data: { id: order.id } })
  return order.id
}

/** Has the engine ask the payment's provider and note payment and capture; a second call finds them there. */
async function capturePayment({ payment }: Engine, attempt: Attempt): Promise<Capture[]> {
  await payment.authorizePaymentSession(attempt.payment_session_id, {})
  const session = await payment.retrievePaymentSession(attempt.payment_session_id, {
    relations: ["payment", "payment.captures"],
  })
  return (session.payment?.captures ?? []).map(({ id, amount }) => ({ id, amount: Number(amount) }))
}

/** Whether the engine has the payment of an attempt in its books: without an order nobody would take it out again. */
export async function isNoted({ payment }: Engine, { payment_session_id }: Attempt): Promise<boolean> {
  return (await payment.listPayments({ payment_session_id }, { select: ["id"], take: 1 })).length > 0
}

type OrderLines = { id: string; items?: { id: string; variant_id?: string | null }[] | null }

/** The order of an attempt, by its number, as far as it was written. */
export async function findOrder({ query }: Engine, attempt: Attempt): Promise<OrderLines | null> {
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "items.id", "items.variant_id"],
    filters: { custom_display_id: attempt.order_number },
  })
  const [order] = data as OrderLines[]
  return order ?? null
}

async function createOrder(
  engine: Engine,
  attempt: Attempt,
  cart: CheckoutCart,
  captures: Capture[],
): Promise<OrderLines> {
  return engine.order.createOrders({
    ...orderOf(cart, attempt),
    transactions: captures.map((capture) => transactionOf(capture, attempt)),
  })
}

const transactionOf = (capture: Capture, attempt: Attempt) => ({
  amount: capture.amount,
  currency_code: attempt.currency_code,
  reference: "capture",
  reference_id: capture.id,
})

async function addMissingTransactions(
  engine: Engine,
  attempt: Attempt,
  orderId: string,
  captures: Capture[],
) {
  const noted = await engine.order.listOrderTransactions({ order_id: orderId })
  const known = new Set(noted.map((transaction) => transaction.reference_id))
  const missing = captures.filter((capture) => !known.has(capture.id))
  if (missing.length)
    await engine.order.addOrderTransactions(
      missing.map((capture) => ({ ...transactionOf(capture, attempt), order_id: orderId })),
    )
}

function linksOf(order_id: string, cart: CheckoutCart) {
  const order = { [Modules.ORDER]: { order_id } }
  const links: Record<string, Record<string, string>>[] = [{ ...order, [Modules.CART]: { cart_id: cart.id } }]
  if (cart.payment_collection)
    links.push({ ...order, [Modules.PAYMENT]: { payment_collection_id: cart.payment_collection.id } })
  for (const promotion_id of promotionsOf(cart))
    links.push({ ...order, [Modules.PROMOTION]: { promotion_id } })
  return links
}

/** The promotions that took something off. */
const promotionsOf = ({ items, shipping_methods }: CheckoutCart): Set<string> =>
  new Set(
    [...items, ...shipping_methods]
      .flatMap(({ adjustments }) => adjustments.map(({ promotion_id }) => promotion_id))
      .filter((id) => typeof id === "string"),
  )

/** The engine's order as the cart stands: prices, VAT lines and delivery frozen as they were charged. */
function orderOf(cart: CheckoutCart, attempt: Attempt): CreateOrderDTO {
  return {
    region_id: cart.region_id,
    customer_id: cart.customer_id ?? undefined,
    sales_channel_id: cart.sales_channel_id,
    status: OrderStatus.PENDING,
    email: cart.email ?? undefined,
    currency_code: cart.currency_code,
    locale: cart.locale,
    no_notification: false,
    shipping_address: withoutId(cart.shipping_address),
    billing_address: withoutId(cart.billing_address ?? cart.shipping_address),
    items: cart.items.map((item) => ({
      ...pick(item, LINE_FIELDS),
      title: item.title,
      quantity: item.quantity,
      unit_price: item.raw_unit_price ?? item.unit_price,
      tax_lines: item.tax_lines.map(taxLineOf),
      adjustments: item.adjustments.map(adjustmentOf),
    })),
    shipping_methods: cart.shipping_methods.map((method) => ({
      ...pick(method, METHOD_FIELDS),
      amount: method.raw_amount ?? method.amount,
      tax_lines: method.tax_lines.map(taxLineOf),
      adjustments: asOne(method.adjustments.map(adjustmentOf)),
    })) as unknown as CreateOrderDTO["shipping_methods"],
    metadata: { ...cart.metadata, order_number: attempt.order_number },
  }
}

const LINE_FIELDS = [
  "subtitle",
  "thumbnail",
  "product_id",
  "product_title",
  "product_description",
  "product_subtitle",
  "product_type",
  "product_type_id",
  "product_collection",
  "product_handle",
  "variant_id",
  "variant_sku",
  "variant_barcode",
  "variant_title",
  "variant_option_values",
  "requires_shipping",
  "is_discountable",
  "is_giftcard",
  "is_tax_inclusive",
  "compare_at_unit_price",
  "metadata",
]
const METHOD_FIELDS = ["name", "description", "is_tax_inclusive", "shipping_option_id", "data", "metadata"]
const ADJUSTMENT_FIELDS = ["description", "promotion_id", "provider_id", "is_tax_inclusive"]

const taxLineOf = ({ code, rate, description, provider_id, tax_rate_id }: TaxLine) => ({
  code,
  rate,
  description,
  provider_id,
  tax_rate_id,
})

/** With its exact amount: that of a delivery is without VAT, and no two decimals could say it. */
const adjustmentOf = (adjustment: Adjusted) => ({
  ...pick(adjustment, ADJUSTMENT_FIELDS),
  code: adjustment.code ?? undefined,
  amount: adjustment.raw_amount ?? adjustment.amount,
})
/** The engine takes one adjustment for an order's delivery (a unique index): several promotions become one. */
function asOne(adjustments: ReturnType<typeof adjustmentOf>[]) {
  const [first, ...others] = adjustments
  if (!first || !others.length) return adjustments
  return [
    {
      ...first,
      code: adjustments.map(({ code }) => code).join(" + "),
      amount: MathBN.sum(...adjustments.map(({ amount }) => amount)),
    },
  ]
}

type Adjusted = CheckoutCart["items"][number]["adjustments"][number]

const pick = (source: Record<string, unknown>, fields: string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => source[field] != null).map((field) => [field, source[field]]))

function withoutId(address: CheckoutCart["shipping_address"]): CreateOrderDTO["shipping_address"] {
  if (!address) return undefined
  return pick(address, ADDRESS_FIELDS)
}
const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "phone",
  "company",
  "address_1",
  "address_2",
  "city",
  "postal_code",
  "province",
  "country_code",
  "metadata",
]
