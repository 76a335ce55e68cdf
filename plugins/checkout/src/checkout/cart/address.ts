import type { Payment } from "../../methods"
import type { CheckoutCart } from "./cart"
import type { Engine } from "../engine/engine"

/** The address that the payment method asked for, where the shop had not: it becomes the cart's before the order is made. */
export async function copyAddress(
  { cart: carts }: Engine,
  cart: CheckoutCart,
  { address: given }: Payment,
): Promise<void> {
  if (!given || cart.shipping_address?.address_1) return
  const [first_name, ...rest] = (given.name ?? "").split(" ")
  const { line1, line2, city, postal_code } = given
  const shipping_address = {
    ...cart.shipping_address,
    // Never the country: VAT and delivery were settled for the cart's, and the method allowed no other.
    first_name: cart.shipping_address?.first_name ?? first_name,
    last_name: cart.shipping_address?.last_name ?? rest.join(" "),
    address_1: line1 ?? "",
    address_2: line2 ?? undefined,
    city: city ?? "",
    postal_code: postal_code ?? "",
  }
  cart.shipping_address = shipping_address
  await carts.updateCarts([{ id: cart.id, shipping_address: withoutNulls(shipping_address) }])
}

const withoutNulls = (
  address: Record<string, string | null | undefined>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(address).map(([field, value]) => [field, value ?? undefined]))
