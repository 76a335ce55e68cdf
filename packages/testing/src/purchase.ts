import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import type { OpenCheckout, Order } from "@bon-perroquet/contract"
import { requireVariable, ShopRefusal, until, type ShopClient } from "./index"
import { productId } from "./products"

export const HOME: Partial<OpenCheckout> = {
  first_name: "Ada",
  last_name: "Peeters",
  country: "BE",
  address: { street: "Rue Haute", number: "12", box: "3", postal_code: "1000", city: "Bruxelles" },
}

/** Buys goods, by default almonds. @returns the order number */
export async function buy(
  shop: ShopClient,
  fields: Partial<OpenCheckout> = {},
  product_id?: string,
): Promise<string> {
  await shop.addItem(product_id ?? (await productId(shop, "amandes-decortiquees")), 2)
  // Retries, because the shop rejects some calls of many simultaneous buyers with `cart_busy`.
  const { session_id } = await until("a page to pay on", () =>
    shop.openCheckout({ ...HOME, ...fields }).catch((refusal: unknown) => {
      if (refusal instanceof ShopRefusal && refusal.error.code === "cart_busy") return null
      throw refusal
    }),
  )
  const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  await stripe.pay(session_id)
  // Waits for Stripe's event, because each look at the status costs as much as a settlement.
  await stripe.webhooksIdle(500)
  const paid = await until("the payment's order", async () => {
    const status = await shop.paymentStatus(session_id)
    return status.payment_status === "paid" && status
  })
  return paid.metadata.order_number ?? ""
}

export const orderIn = (shop: ShopClient, orderNumber: string): Promise<Order> =>
  until(`order ${orderNumber} in the account`, async () =>
    (await shop.orders()).find((order) => order.order_number === orderNumber),
  )
