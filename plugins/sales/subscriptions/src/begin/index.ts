import { methodOfPayment } from "@bon-perroquet/checkout/methods"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { dayInBelgium, dayLater } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { REPEAT_WEEKS, repeatWeeksOf } from "@bon-perroquet/contract/repeat-weeks"
import { engineOrders } from "@bon-perroquet/orders/orders"
import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { writeBegun } from "../mails"
import type { Repeat, RepeatLine } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { RUN_OF_ORDER } from "../cart"

const IS_FIRST = `"order".deleted_at IS NULL AND "order".status <> 'canceled' AND "order".metadata ->> '${RUN_OF_ORDER}' IS NULL
  AND EXISTS (SELECT 1 FROM order_item item JOIN order_line_item line ON line.id = item.item_id
    WHERE item.order_id = "order".id AND item.deleted_at IS NULL AND line.metadata ->> '${REPEAT_WEEKS}' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM repeat_delivery repeat
        WHERE repeat.order_id = "order".id AND CAST(repeat.begun_weeks AS text) = line.metadata ->> '${REPEAT_WEEKS}'
          AND (repeat.state = 'ended' OR EXISTS (
            SELECT 1 FROM outbox_message WHERE key = 'repeat:' || repeat.id || ':begun'))))`
const LOST = `SELECT "order".id FROM "order" WHERE "order".created_at > now() - interval '2 days' AND ${IS_FIRST} LIMIT 100`
const ONE = `SELECT "order".id FROM "order" WHERE "order".id = ? AND ${IS_FIRST}`

/** Starts the subscriptions of an order. A repeated call does nothing. */
export async function beginFromOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(ONE, [orderId])
  for (const { id } of rows) await inChannelOfOrder(knex, id, () => begin(container, id))
}

/** Starts the subscriptions of orders of the last two days whose event was lost. */
export async function beginLost(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(LOST)
  for (const { id } of rows) await inChannelOfOrder(knex, id, () => begin(container, id))
}

async function begin(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await engineOrders(container, [orderId])
  const payment_id = order && (await keptPayment(container, order.custom_display_id ?? ""))
  if (!order?.email || !payment_id) return
  const today = dayInBelgium(new Date(order.created_at))
  const last_total_cents = order.payments.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const rhythms = new Map<number, Repeat["lines"]>()
  for (const { metadata, product_id, variant_id, quantity } of order.items) {
    const weeks = repeatWeeksOf(metadata)
    if (weeks === null || !product_id || !variant_id) continue
    rhythms.set(weeks, withMore(rhythms.get(weeks) ?? [], { product_id, variant_id, quantity }))
  }
  const isWhole = rhythms.size === 1 && order.items.every(({ metadata }) => repeatWeeksOf(metadata))
  const common = {
    ...{ order_id: orderId, email: order.email, payment_id },
    customer_id: await accountOf(container, order.customer_id),
  }
  for (const [weeks, lines] of rhythms) {
    const started = await repeatsOf(container).repeats.beginOnce({
      ...{ ...common, weeks, begun_weeks: weeks, lines, state: "active", when_missing: "wait" },
      next_on: dayLater(today, 7 * weeks),
      // If only a part of the order is repeated, the total of a delivery is unknown.
      last_total_cents: isWhole ? last_total_cents : 0,
    })
    if (started.state !== "ended") await writeBegun(container, started)
  }
}

function withMore(lines: readonly RepeatLine[], more: RepeatLine): RepeatLine[] {
  if (!lines.some(({ variant_id }) => variant_id === more.variant_id)) return [...lines, more]
  return lines.map((line) =>
    line.variant_id === more.variant_id ? { ...line, quantity: line.quantity + more.quantity } : line,
  )
}

/** Returns the payment's id if the customer's payment page saved the card, otherwise null. */
export async function keptPayment(container: MedusaContainer, orderNumber: string): Promise<string | null> {
  const attempts = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const attempt = await attempts.attemptOfOrderNumber(orderNumber)
  if (!attempt?.checkout_session_id || !attempt.payment_intent_id) return null
  return methodOfPayment(container, attempt.checkout_session_id)?.keeps ? attempt.payment_intent_id : null
}

async function accountOf(container: MedusaContainer, customerId: string | null): Promise<string | null> {
  if (!customerId) return null
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const account = await knex<{ id: string; has_account: boolean; deleted_at: Date | null }>("customer")
    .where({ id: customerId, has_account: true, deleted_at: null })
    .first("id")
  return account?.id ?? null
}
