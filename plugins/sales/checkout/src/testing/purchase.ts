import type { OpenCheckout } from "@bon-perroquet/contract"
import type { AdminOrder } from "@medusajs/framework/types"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"

export const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

export type Purchase = {
  shop: ShopClient
  sessionId: string
  orderNumber: string
  sku: string
  quantity: number
}

export async function openPurchase(handle = "amandes-decortiquees", quantity = 1): Promise<Purchase> {
  const shop = new ShopClient()
  const product = await shop.product(handle)
  await shop.addItem(product.id, quantity)
  return { ...(await openPaymentPage(shop)), sku: product.sku, quantity }
}

export async function openPaymentPage(
  shop: ShopClient,
  fields: Partial<OpenCheckout> = {},
): Promise<Omit<Purchase, "sku" | "quantity">> {
  const { session_id: sessionId } = await shop.openCheckout(fields)
  const { metadata } = await stripe().session(sessionId)
  return { shop, sessionId, orderNumber: metadata?.order_number ?? "" }
}

export async function orderOf(
  engine: EngineClient,
  { orderNumber }: Pick<Purchase, "orderNumber">,
): Promise<AdminOrder> {
  const orders = await until(`order ${orderNumber}`, async () => {
    const orders = await engine.ordersNumbered(orderNumber)
    return orders.length > 0 && orders
  })
  const [order] = orders
  if (!order || orders.length > 1) throw new Error(`${orders.length} orders have the number ${orderNumber}.`)
  return order
}

export function moneyOf(order: AdminOrder) {
  const payments = order.payment_collections.flatMap((collection) => collection.payments ?? [])
  const cents = (amounts: unknown[]) => amounts.map((amount) => Math.round(Number(amount) * 100))
  return {
    total: cents([order.total])[0],
    captures: cents(payments.flatMap((payment) => payment.captures ?? []).map((capture) => capture.amount)),
    refunds: cents(payments.flatMap((payment) => payment.refunds ?? []).map((refund) => refund.amount)),
  }
}

/** Runs the job that settles payments, also for a payment that has just changed. */
export async function reconcile({ sessionId }: Pick<Purchase, "sessionId">): Promise<void> {
  const before = shopDatabase().raw("now() - interval '1 minute'")
  await shopDatabase()("checkout_attempt")
    .where({ checkout_session_id: sessionId })
    .update({ updated_at: before, checked_at: null })
  await runJob("reconcile-checkouts")
}

export async function refundsAtStripe({ sessionId }: Pick<Purchase, "sessionId">): Promise<number[]> {
  return (await stripe().refundsOf(sessionId)).map(({ amount }) => amount)
}
