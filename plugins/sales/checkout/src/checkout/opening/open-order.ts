import { toEuro } from "@bon-perroquet/contract/money"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createOrUpdateOrderPaymentCollectionWorkflow } from "@medusajs/medusa/core-flows"
import { methodOfPayment } from "../../methods"
import { type Engine, engineOf } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenedPage } from "../payment/open-payment"
import { settle } from "../settlement/settle"
import { openExisting, type PageInput } from "../order-payment/open-existing"
import { accountOf, dueCents, orderLines, requireOrder } from "../order-payment/order-to-pay"

export interface OrderPaymentInput extends PageInput {
  order_id: string
  /** Signed-in customer, who may use store credit for an own order. Null for a guest. */
  customer_id: string | null
}

/** Opens the payment page for an order's amount due (see `openExisting`). */
export async function openOrderPayment(
  container: MedusaContainer,
  { order_id, customer_id, ...input }: OrderPaymentInput,
): Promise<OpenedPage> {
  const engine = engineOf(container)
  const page = await openExisting(engine, order_id, input, async () => {
    const order = await requireOrder(engine, order_id)
    const due_cents = dueCents(order)
    const number = order.custom_display_id ?? String(order.display_id)
    return {
      ...{ number, due_cents, currency_code: order.currency_code },
      email: order.email ?? "",
      lines: orderLines(order, number, due_cents),
      country: order.shipping_address?.country_code?.toUpperCase() ?? "BE",
      payer: { account_id: accountOf(order, customer_id) },
      createSession: (provider_id, cents) => createOrderPaymentSession(engine, order, cents, provider_id),
    }
  })
  // If this process dies, `reconcile-checkouts` settles it.
  if (methodOfPayment(container, page.session_id)?.paysAtOnce) await settle(container, page.session_id)
  return page
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
  const session = { provider_id, currency_code, amount: toEuro(cents), data: {}, context: {} }
  return (await engine.payment.createPaymentSession(collection.id, session)).id
}
