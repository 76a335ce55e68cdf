import { findOrCreateCustomerStep, refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CheckoutCart, readCart } from "./cart"
import type { Engine } from "./engine"
import { CheckoutRefusal } from "./refusal"

export type CheckoutDetails = {
  email: string
  /** The engine's locale, e.g. nl-NL: the order's lines are named in it. */
  locale: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** The shipping option chosen; the engine says what it costs. */
  delivery_option_id: string
  first_name?: string
  last_name?: string
  phone?: string
  /** Absent: the payment page asks for it. */
  address?: { street: string; number: string; box?: string; postal_code: string; city: string }
}

/** The engine's own way to a guest's customer record, alone: e-mail to customer. */
const customerOfEmailWorkflow = createWorkflow(
  "checkout-customer-of-email",
  (input: { email: string }) => new WorkflowResponse(findOrCreateCustomerStep({ email: input.email })),
)

/**
 * Writes who and where onto the cart and has the engine settle prices, VAT and delivery once, before payment: what it
 * says is what is charged.
 */
export async function prepareCart(
  engine: Engine,
  cart: CheckoutCart,
  details: CheckoutDetails,
): Promise<CheckoutCart> {
  const [region_id, customer] = await Promise.all([
    regionOf(engine, details.country),
    customerOf(engine, details.email),
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
  await chooseDelivery(engine, cart, details.delivery_option_id)
  await refreshCartItemsWorkflow(engine.container).run({
    input: { cart_id: cart.id, force_refresh: true, locale: details.locale },
  })
  const prepared = await readCart(engine, cart.id)
  if (!prepared) throw new CheckoutRefusal("cart_empty")
  // The engine drops a delivery that doesn't serve the country.
  if (prepared.shipping_methods.length !== 1) throw new CheckoutRefusal("delivery_not_available")
  return prepared
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

async function customerOf({ container }: Engine, email: string): Promise<string | undefined> {
  const { result } = await customerOfEmailWorkflow(container).run({ input: { email } })
  return result?.customer?.id
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

async function chooseDelivery({ cart: carts }: Engine, cart: CheckoutCart, optionId: string): Promise<void> {
  const [current, ...others] = cart.shipping_methods
  if (current?.shipping_option_id === optionId && !others.length) return
  if (cart.shipping_methods.length)
    await carts.deleteShippingMethods(cart.shipping_methods.map(({ id }) => id))
  // Name and price are the engine's: its refresh writes them.
  await carts.addShippingMethods(cart.id, [{ name: "-", amount: 0, shipping_option_id: optionId, data: {} }])
}
