import { createHash } from "node:crypto"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createOrUpdateOrderPaymentCollectionWorkflow } from "@medusajs/medusa/core-flows"
import { offeredMethods, type PaymentMethod, type ReturnAddresses } from "../../methods"
import { newAttemptId } from "../../modules/checkout"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenedPage } from "../payment/open-payment"
import { LEASE_WAIT, beginAttempt, findOpenPage, requireLeast } from "../payment/page"
import { supersede } from "../payment/withdraw"
import { orderLines, readOrder, requireDue } from "./order-to-pay"

export interface OrderPaymentInput {
  order_id: string
  origin: string
  return_to: ReturnAddresses
  locale: string
}

/**
 * Opens the payment page for an order's amount due. A repeated call returns the same page, or a new one if
 * the page has ended or the amount has changed. At most one page is payable.
 */
export async function openOrderPayment(
  container: MedusaContainer,
  input: OrderPaymentInput,
): Promise<OpenedPage> {
  const engine = engineOf(container)
  return engine.locking.execute(leaseKey(input.order_id), () => openDuePayment(engine, input), {
    timeout: LEASE_WAIT,
  })
}

async function openDuePayment(engine: Engine, input: OrderPaymentInput): Promise<OpenedPage> {
  const order = await readOrder(engine, input.order_id)
  if (!order) throw new CheckoutRefusal("nothing_to_pay")
  const amount_cents = requireDue(order)
  requireLeast(amount_cents)
  const method = offeredMethods(engine.container).find(({ awaited }) => !awaited)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  const live = await engine.attempts.liveAttempt(order.id)
  const fingerprint = fingerprintOf(input, method)
  const page = live && (await findOpenPage(method, live, { amount_cents, fingerprint }))
  if (page) return page
  if ((await supersede(engine, live)) === "frozen") throw new CheckoutRefusal("order_being_paid")
  return openOrderPage(engine, method, order, amount_cents, input, fingerprint)
}

async function openOrderPage(
  engine: Engine,
  method: PaymentMethod,
  order: EngineOrder,
  amount_cents: number,
  { origin, return_to, locale }: OrderPaymentInput,
  fingerprint: string,
): Promise<OpenedPage> {
  const order_number = order.custom_display_id ?? String(order.display_id)
  return beginAttempt(engine, method, {
    id: newAttemptId(),
    fingerprint,
    pays_order_id: order.id,
    purchase: {
      order_number,
      payment_session_id: await createOrderPaymentSession(engine, order, amount_cents, method.provider_id),
      cart_id: order.id,
      email: order.email ?? "",
      email_confirmed: true,
      currency_code: order.currency_code,
      ...{ locale, origin, return_to },
      lines: orderLines(order, order_number, amount_cents),
      total_cents: amount_cents,
      country: order.shipping_address?.country_code?.toUpperCase() ?? "BE",
      asks_address: false,
    },
  })
}

/**
 * Opens a payment session in the order's payment collection, where Medusa Admin shows it. Medusa Admin
 * deletes it when an administrator enters a manual payment.
 */
async function createOrderPaymentSession(
  engine: Engine,
  { id: order_id, currency_code }: EngineOrder,
  cents: number,
  provider_id: string,
): Promise<string> {
  const { result } = await createOrUpdateOrderPaymentCollectionWorkflow(engine.container).run({
    input: { order_id },
  })
  // The workflow returns a new collection in a list, an existing one without a list.
  const [collection] = [result as { id: string } | { id: string }[]].flat()
  if (!collection) throw new CheckoutRefusal("nothing_to_pay")
  const session = { provider_id, currency_code, amount: cents / 100, data: {}, context: {} }
  return (await engine.payment.createPaymentSession(collection.id, session)).id
}

/**
 * Returns a hash of the values that determine the payment page. Excludes the amount, and the return URLs,
 * which differ per link.
 */
const fingerprintOf = (
  { order_id, origin, locale }: OrderPaymentInput,
  { provider_id }: PaymentMethod,
): string =>
  createHash("sha256")
    .update(JSON.stringify([order_id, origin, locale, provider_id]))
    .digest("hex")
