import { isDeepStrictEqual } from "node:util"
import { PromotionActions } from "@medusajs/framework/utils"
import {
  listShippingOptionsForCartWithPricingWorkflow,
  updateCartPromotionsWorkflow,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { type CheckoutCart, readCart } from "./cart"
import { type CartCodes, type DiscountedCart, discountCart, readCodes } from "./discount-cart"
import type { Engine } from "./engine"
import { priceLines } from "./line-prices"
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
 * Writes who and where onto the cart and has the engine settle prices, delivery and VAT once, before payment, and takes
 * the discounts off in whole cents: what comes out is what is charged.
 */
export async function prepareCart(
  engine: Engine,
  cart: CheckoutCart,
  details: CheckoutDetails,
): Promise<DiscountedCart> {
  const [region, customer, codes] = await Promise.all([
    regionOf(engine, details.country),
    details.customer_id ?? guestOf(engine, details.email),
    readCodes(engine, cart.id),
  ])
  await engine.cart.updateCarts([
    {
      id: cart.id,
      region_id: region.id,
      email: details.email,
      customer_id: customer,
      locale: details.locale,
      shipping_address: addressOf(details),
    },
  ])
  // Rules about the worth of the goods mean it before any discount, not after that of an earlier attempt.
  if (cart.items.some(({ adjustments }) => adjustments.length))
    await engine.cart.setLineItemAdjustments(cart.id, [])
  await priceLines(engine, cart, { ...details, region_id: region.id })
  await chooseDelivery(engine, cart, details)
  await updateTaxLinesWorkflow(engine.container).run({
    input: { cart: { ...(await cartNow(engine, cart.id)), region } },
  })
  if (mayDiscount(cart, codes)) await applyPromotions(engine, cart, codes)
  return discountCart(engine, await cartNow(engine, cart.id), codes)
}

async function cartNow(engine: Engine, cartId: string): Promise<CheckoutCart> {
  const cart = await readCart(engine, cartId)
  if (!cart) throw new CheckoutRefusal("cart_empty")
  return cart
}

/** Whether anything is taken off now, or was by an earlier attempt. */
const mayDiscount = ({ shipping_methods }: CheckoutCart, { asked, automatic }: CartCodes): boolean =>
  asked.length + automatic.length > 0 || shipping_methods.some(({ adjustments }) => adjustments.length)

async function applyPromotions({ container }: Engine, cart: CheckoutCart, { asked }: CartCodes) {
  await updateCartPromotionsWorkflow(container).run({
    input: {
      cart_id: cart.id,
      promo_codes: asked.map(({ code }) => code),
      action: PromotionActions.REPLACE,
    },
  })
}

/** The region of a country, with what the engine asks of it before it counts VAT. */
async function regionOf({ query }: Engine, country: string): Promise<Region> {
  const { data } = await query.graph({
    entity: "region",
    fields: ["id", "automatic_taxes"],
    filters: { countries: { iso_2: country.toLowerCase() } },
  })
  const [region] = data as Region[]
  if (!region) throw new CheckoutRefusal("delivery_not_available")
  return region
}
type Region = { id: string; automatic_taxes: boolean }

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

/**
 * Puts the chosen delivery on the cart, named and priced by the engine as for what the cart holds.
 * @throws CheckoutRefusal when it does not serve the country
 */
async function chooseDelivery(
  { cart: carts, container }: Engine,
  cart: CheckoutCart,
  { delivery_option_id: id, delivery_data: data = {} }: CheckoutDetails,
): Promise<void> {
  const { result } = await listShippingOptionsForCartWithPricingWorkflow(container).run({
    input: { cart_id: cart.id, options: [{ id, data }], is_return: false },
  })
  const option = (result as DeliveryOption[]).find((one) => one.id === id)
  const price = option?.calculated_price
  if (!option || price?.calculated_amount == null) throw new CheckoutRefusal("delivery_not_available")
  const priced = {
    name: option.name,
    amount: price.calculated_amount,
    is_tax_inclusive: price.is_calculated_price_tax_inclusive,
  }
  const [current, ...others] = cart.shipping_methods
  const isSame =
    current?.shipping_option_id === id && isDeepStrictEqual(current.data ?? {}, data) && !others.length
  if (isSame) {
    await carts.updateShippingMethods([{ id: current.id, ...priced }])
    return
  }
  if (cart.shipping_methods.length)
    await carts.deleteShippingMethods(cart.shipping_methods.map(({ id }) => id))
  await carts.addShippingMethods(cart.id, [{ ...priced, shipping_option_id: id, data }])
}

type DeliveryOption = {
  id: string
  name: string
  calculated_price?: { calculated_amount?: number | null; is_calculated_price_tax_inclusive?: boolean }
}
