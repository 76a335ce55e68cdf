import type { Content } from "@bon-perroquet/invoices/modules/documents"
import type { Cart, Order } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StoreOrder } from "@medusajs/framework/types"
import { type EngineClient, requireVariable, type ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { HOME, orderIn } from "@bon-perroquet/testing/purchase"

export const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

export interface Bought {
  cart: Cart
  order: Order
  invoice: Content
  amount: number
  session: string
}

export const figures = ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
}: Cart["totals"] | Order["totals"] | Content["totals"]) => ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
})

/** Opens a payment page. @returns Stripe's session and the amount in cents */
export async function openPaymentPage(shop: ShopClient): Promise<{ session: string; amount: number }> {
  const { totals } = await shop.cart()
  const { session_id } = await shop.openCheckout({ ...HOME, expected_total_cents: totals.total_cents })
  const { amount_total } = await stripe().session(session_id)
  return { session: session_id, amount: amount_total ?? 0 }
}

export async function payPage(shop: ShopClient, session: string): Promise<string> {
  await stripe().pay(session)
  const paid = await until("the payment's order", async () => {
    const status = await shop.paymentStatus(session)
    return status.payment_status === "paid" && status
  })
  return paid.metadata.order_number ?? ""
}

async function invoiceOf(database: Knex, number: string): Promise<Content> {
  return until(`the invoice of ${number}`, async () => {
    const row = await database<{ content: Content }>("sales_document")
      .whereRaw("content->>'order_number' = ?", [number])
      .first("content")
    return row?.content
  })
}

async function storeOrder(engine: EngineClient, shop: ShopClient, id: string): Promise<StoreOrder> {
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
    type: "publishable",
  })
  const answer = await fetch(`${requireVariable("ENGINE_URL")}/store/orders/${id}`, {
    headers: {
      "x-publishable-api-key": api_keys[0]?.token ?? "",
      Authorization: `Bearer ${shop.token ?? ""}`,
    },
  })
  return ((await answer.json()) as { order: StoreOrder }).order
}

export async function buyAgreed(database: Knex, engine: EngineClient, shop: ShopClient): Promise<Bought> {
  const cart = await shop.cart()
  const [method] = (await shop.delivery()).methods
  expect(method?.totals).toEqual(cart.totals)
  const { session, amount } = await openPaymentPage(shop)
  const number = await payPage(shop, session)
  const [order, invoice] = await Promise.all([orderIn(shop, number), invoiceOf(database, number)])
  const [engineOrder] = await engine.ordersNumbered(number)
  const stored = await storeOrder(engine, shop, engineOrder?.id ?? "")
  const mail = await until(`the mail about ${number}`, async () =>
    (await mailTo(order.email)).find(({ subject }) => subject.includes(number)),
  )
  const { free_delivery_missing_cents, ...totals } = cart.totals
  expect(free_delivery_missing_cents).toBeDefined()
  expect(amount).toBe(cart.totals.total_cents)
  expect(order.totals).toEqual(totals)
  expect(order.payment.paid_cents).toBe(amount)
  expect(figures(invoice.totals)).toEqual(figures(cart.totals))
  expect(Math.round(Number(engineOrder?.total) * 100)).toBe(amount)
  expect(Number(stored.total).toFixed(6)).toBe((amount / 100).toFixed(6))
  const written = new Intl.NumberFormat("fr-BE", { style: "currency", currency: "EUR" }).format(amount / 100)
  expect(mail.text).toContain(written)
  return { cart, order, invoice, amount, session }
}
