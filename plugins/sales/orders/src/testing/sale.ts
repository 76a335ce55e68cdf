import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until, type EngineClient } from "@bon-perroquet/testing"
import { productId, stockedProduct } from "@bon-perroquet/testing/products"
import { HOME } from "@bon-perroquet/testing/purchase"

export const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

export async function plentyOf(engine: EngineClient, handle: string, stock = 500): Promise<string> {
  const product = await new ShopClient().product(handle)
  return product.stock >= stock ? product.sku : (await stockedProduct(engine, handle, stock)).sku
}

export interface Sale {
  number: string
  session: string
  total: number
  email: string
  shop: ShopClient
}

export const openSale = (handle: string, quantity: number, shop?: ShopClient) =>
  openSaleOf({ [handle]: quantity }, shop)

export async function openSaleOf(products: Record<string, number>, shop = new ShopClient()) {
  for (const [handle, quantity] of Object.entries(products))
    await shop.addItem(await productId(shop, handle), quantity)
  const { session_id: session } = await shop.openCheckout(HOME)
  const { metadata, amount_total, customer_email } = await stripe().session(session)
  const number = metadata?.order_number ?? ""
  const sale: Sale = { number, session, total: amount_total ?? 0, email: customer_email ?? "", shop }
  const isOrdered = async () => (await shop.paymentStatus(session)).payment_status === "paid"
  return { ...sale, pay: () => stripe().pay(session), ordered: () => until(`order ${number}`, isOrdered) }
}

export const sell = (handle: string, quantity = 2, shop?: ShopClient): Promise<Sale> =>
  sellOf({ [handle]: quantity }, shop)

export async function sellOf(products: Record<string, number>, shop?: ShopClient): Promise<Sale> {
  const { pay, ordered, ...sale } = await openSaleOf(products, shop)
  await pay()
  // Waits for Stripe's event, because each look at the status costs as much as a settlement.
  await stripe().webhooksIdle(500)
  await ordered()
  return sale
}

export type StockState = "reserved" | "taken" | "returned"

export async function stockStateSince(
  engine: EngineClient,
  sku: string,
  before: { stocked: number; reserved: number },
  quantity: number,
): Promise<string> {
  const now = await engine.stock(sku)
  const moved = `${now.stocked - before.stocked} stocked, ${now.reserved - before.reserved} reserved`
  const stock: Record<string, StockState> = {
    [`0 stocked, ${quantity} reserved`]: "reserved",
    [`-${quantity} stocked, 0 reserved`]: "taken",
    "0 stocked, 0 reserved": "returned",
  }
  return stock[moved] ?? moved
}

export async function refundsOf({ session }: Pick<Sale, "session">): Promise<number[]> {
  return (await stripe().refundsOf(session)).map(({ amount }) => amount)
}

export async function failRefundOf(number: string): Promise<void> {
  const { refunds } = await stripe().state("refunds")
  const refund = refunds.find(({ metadata }) => metadata?.order_number === number)
  await stripe().failRefund(refund?.id ?? "")
}

export const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
