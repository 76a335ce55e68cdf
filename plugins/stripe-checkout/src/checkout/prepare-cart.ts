import { isDeepStrictEqual } from "node:util"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import { type CheckoutCart, readCart } from "./cart"
import { type DiscountedCart, discountCart, readCodes } from "./discount-cart"
import type { Engine } from "./engine"
import { CheckoutRefusal } from "./refusal"

export type CheckoutDetails = {
  email: string
  /** The engine's customer who is signed in; absent for a guest, whatever account has the same e-mail address. */
  customer_id?: string
  /** The engine's locale, e.g. nl-NL: the order's lines are named in it. */
  locale: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** The shipping option chosen; the engine says what it costs. */
  delivery_option_id: string
  /** Kept with the delivery, as the point where the parcel waits. */
  delivery_data?: Record<string, unknown>
  first_name?: string
  last_name?: string
  phone?: string
  /** Absent: the payment page asks for it. */
  address?: { street: string; number: string; box?: string; postal_code: string; city: string }
}

/**
 * Writes who and where onto the cart and has the engine settle prices, VAT and delivery once, before payment, and takes
 * the discounts off in whole cents: what comes out is what is charged.
 */
export async function prepareCart(
  engine: Engine,
  cart: CheckoutCart,
  details: CheckoutDetails,
): Promise<DiscountedCart> {
  const [region_id, customer, codes] = await Promise.all([
    regionOf(engine, details.country),
    details.customer_id ?? guestOf(engine, details.email),
    readCodes(engine, cart.id),
  ])
  await engine.cart.updateCarts([
    {
      id: cart.id,
      region_id,
      email: details.email,
      customer_id: customer,
      locale: details.locale,
      shipping_address: addressOf(details),
    },
  ])
  await chooseDelivery(engine, cart, details)
  // Rules about the worth of the goods mean it before any discount, not after that of an earlier attempt.
  if (cart.items.some(({ adjustments }) => adjustments.length))
    await engine.cart.setLineItemAdjustments(cart.id, [])
  await refreshCartItemsWorkflow(engine.container).run({
    input: {
      cart_id: cart.id,
      force_refresh: true,
      locale: details.locale,
      promo_codes: codes.asked.map(({ code }) => code),
    },
  })
  const prepared = await readCart(engine, cart.id)
  if (!prepared) throw new CheckoutRefusal("cart_empty")
  // The engine drops a delivery that doesn't serve the country.
  if (prepared.shipping_methods.length !== 1) throw new CheckoutRefusal("delivery_not_available")
  return discountCart(engine, prepared, codes)
}

async function regionOf({ query }: Engine, country: string): Promise<string> {
  const { data } = await query.graph({
    entity: "region",
    fields: ["id"],
    filters: { countries: { iso_2: country.toLowerCase() } },
  })
  const [region] = data as { id: string }[]
  if (!region) throw new CheckoutRefusal("delivery_not_available")
  return region.id
}

/**
 * A guest's customer record. The engine's own step would take an account with that e-mail address as well: a stranger
 * could place orders in it by typing the address.
 */
async function guestOf({ customer }: Engine, email: string): Promise<string> {
  const guest = { email: email.toLowerCase(), has_account: false }
  const find = async () => (await customer.listCustomers(guest, { select: ["id"], take: 1 }))[0]?.id
  const known = await find()
  if (known) return known
  try {
    return (await customer.createCustomers({ email: guest.email })).id
  } catch (error) {
    // Another checkout of the same guest was faster.
    const made = await find()
    if (!made) throw error
    return made
  }
}

function addressOf({ first_name, last_name, phone, country, address }: CheckoutDetails) {
  return {
    first_name,
    last_name,
    phone,
    country_code: country.toLowerCase(),
    ...(address && {
      address_1: `${address.street} ${address.number}`,
      address_2: address.box,
      postal_code: address.postal_code,
      city: address.city,
      metadata: { street: address.street, number: address.number, box: address.box ?? null },
    }),
  }
}

async function chooseDelivery(
  { cart: carts }: Engine,
  cart: CheckoutCart,
  { delivery_option_id: shipping_option_id, delivery_data: data = {} }: CheckoutDetails,
): Promise<void> {
  const [current, ...others] = cart.shipping_methods
  const isSame =
    current?.shipping_option_id === shipping_option_id && isDeepStrictEqual(current.data ?? {}, data)
  if (isSame && !others.length) return
  if (cart.shipping_methods.length)
    await carts.deleteShippingMethods(cart.shipping_methods.map(({ id }) => id))
  // Name and price are the engine's: its refresh writes them.
  await carts.addShippingMethods(cart.id, [{ name: "-", amount: 0, shipping_option_id, data }])
}
