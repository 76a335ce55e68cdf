import {
  readWritten,
  tieOrder,
  writeOrder,
  writePayment,
  type NewOrder,
  type Written,
} from "@bon-perroquet/medusa-sql"
import { countUses, type AttemptKey } from "../../promotions/uses"
import type { CreateOrderDTO } from "@medusajs/framework/types"
import { MathBN, OrderStatus, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { Payment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart, TaxLine } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { assignReservations } from "../reservations/reserved-stock"
import { AWAITED } from "../reservations/buyer-limits"
import { attemptKeyOf } from "../reservations/reservations"
import { redeemBalances } from "./redeem-balances"
import { addressOfPoint, pointOfCart } from "../cart/point"

type Capture = { id: string; amount: number }
type KnownOrder = Written["order"]

/**
 * Creates the order of a paid or promised attempt. Medusa's completeCart would refund if a step fails. Here
 * the payment is recorded first, then the order in one transaction, and a repeated call continues after a
 * crash.
 * @param payment may be authorised but not yet captured
 * @param existingOrder the order, if a crash interrupted its creation
 * @returns the order's id
 */
export async function placeOrder(
  engine: Engine,
  attempt: Attempt,
  cart: CheckoutCart,
  { state, paid_with }: Payment,
  existingOrder: KnownOrder,
): Promise<string> {
  const { payment_session_id: session, payment_intent_id: payment_intent } = attempt
  const isAwaited = state === "awaited"
  const data = { payment_intent, ...(paid_with && { paid_with }) }
  const { captures } = await writePayment(engine.knex, { session, data, captured: !isAwaited })
  if (!captures.length && !isAwaited)
    throw new Error(`The payment of order ${attempt.order_number} has no capture.`)
  const id = await writeWholeOrder(engine, {
    ...{ cart, existingOrder, captures },
    named: attempt,
    attemptKey: attemptKeyOf(attempt),
    balance_cents: attempt.balance_cents,
    ...(isAwaited && { reserved: AWAITED }),
  })
  // A new order has its transactions already, because `writeWholeOrder` writes them.
  if (existingOrder) await addMissingTransactions(engine, attempt, existingOrder.id, captures)
  await announceOrder(engine, id)
  return id
}

type Named = Pick<Attempt, "order_number" | "currency_code">

interface NewWhole {
  cart: CheckoutCart
  named: Named
  attemptKey: AttemptKey
  captures: Capture[]
  existingOrder?: KnownOrder
  reserved?: string
  /** The reserved balances that pay for the order. Default: 0. */
  balance_cents?: number
}

export const writeWholeOrder = (
  engine: Engine,
  { cart, named, attemptKey, captures, existingOrder = null, reserved, balance_cents = 0 }: NewWhole,
): Promise<string> =>
  engine.knex.transaction(async (knex) => {
    const redeemed =
      balance_cents && !existingOrder
        ? await redeemBalances({ ...engine, knex }, attemptKey, {
            ...{ ...named, balance_cents, rest_session: null },
            collection: cart.payment_collection?.id,
          })
        : []
    const order = existingOrder ?? (await writeOrder(knex, orderOf(cart, named, [...captures, ...redeemed])))
    await assignReservations(knex, attemptKey, order.items, ...(reserved === undefined ? [] : [reserved]))
    await tieOrder(knex, {
      order,
      cart_id: cart.id,
      payment_collection_id: cart.payment_collection?.id ?? null,
      promotion_ids: promotionsOf(cart),
    })
    await countUses(knex, attemptKey)
    return order.id
  })

export const announceOrder = (engine: Engine, id: string): Promise<void> =>
  engine.events.emit({ name: OrderWorkflowEvents.PLACED, data: { id } })

/** Returns the order, if it exists, and whether Medusa has recorded the payment. */
export const writtenOf = (
  { knex }: Engine,
  { order_number, payment_session_id }: Attempt,
): Promise<Written> => readWritten(knex, order_number, payment_session_id)

const transactionOf = (capture: Capture, { currency_code }: Named) => ({
  amount: capture.amount,
  currency_code,
  reference: "capture",
  reference_id: capture.id,
})

export async function addMissingTransactions(
  engine: Engine,
  attempt: Attempt,
  orderId: string,
  captures: Capture[],
): Promise<void> {
  const transactions = await engine.order.listOrderTransactions({ order_id: orderId })
  const references = new Set(transactions.map((transaction) => transaction.reference_id))
  const missing = captures.filter((capture) => !references.has(capture.id))
  if (missing.length)
    await engine.order.addOrderTransactions(
      missing.map((capture) => ({ ...transactionOf(capture, attempt), order_id: orderId })),
    )
}

const promotionsOf = ({ items, shipping_methods }: CheckoutCart): string[] => [
  ...new Set(
    [...items, ...shipping_methods]
      .flatMap(({ adjustments }) => adjustments.map(({ promotion_id }) => promotion_id))
      .filter((id) => typeof id === "string"),
  ),
]

/** Returns the parcel's address. That of a pick-up point has the recipient's name. */
function parcelAddress(cart: CheckoutCart): CreateOrderDTO["shipping_address"] {
  const point = pointOfCart(cart)
  if (!point) return withoutId(cart.shipping_address)
  return { ...pick(cart.shipping_address ?? {}, RECIPIENT_FIELDS), ...addressOfPoint(point) }
}
const RECIPIENT_FIELDS = ["first_name", "last_name", "phone"]

function orderOf(cart: CheckoutCart, named: Named, captures: Capture[]): NewOrder {
  return {
    custom_display_id: named.order_number,
    region_id: cart.region_id,
    customer_id: cart.customer_id ?? undefined,
    sales_channel_id: cart.sales_channel_id,
    status: OrderStatus.PENDING,
    email: cart.email ?? undefined,
    currency_code: cart.currency_code,
    locale: cart.locale,
    no_notification: false,
    shipping_address: parcelAddress(cart),
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
    metadata: { ...cart.metadata, order_number: named.order_number },
    transactions: captures.map((capture) => transactionOf(capture, named)),
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
  "is_custom_price",
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

/**
 * Keeps the exact `raw_amount`: a delivery's discount is stored without VAT and may need more than two
 * decimals.
 */
const adjustmentOf = (adjustment: Adjusted) => ({
  ...pick(adjustment, ADJUSTMENT_FIELDS),
  code: adjustment.code ?? undefined,
  amount: adjustment.raw_amount ?? adjustment.amount,
})
/** Merges adjustments, because a unique index allows one per delivery. */
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
