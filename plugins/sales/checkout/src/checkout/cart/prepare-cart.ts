import {
  addressCountry,
  clean,
  engineLines,
  normalisePostalCode,
  tidyParts,
  type AddressCountry,
} from "@bon-perroquet/contract/address"
import type { CustomValues, DeliveryAddress, OrderBusiness } from "@bon-perroquet/contract"
import {
  decimal,
  readBuyer,
  writePreparedCart,
  type CartBuyer,
  type PricedLine,
} from "@bon-perroquet/medusa-sql"
import { readCodes } from "../../promotions/codes"
import { taxationOfBusiness } from "@bon-perroquet/contract/vat/charged"
import { type CartRows, type CheckoutCart, productLinesOf, readCart, summed } from "./cart"
import { chooseDelivery, deliveryFactsOf } from "./choose-delivery"
import { type DiscountedCart, discountCart } from "./discount-cart"
import type { Engine } from "../engine/engine"
import { addExtras, removeExtras } from "./extra-lines"
import { priceLines } from "./line-prices"
import { pointOf } from "./point"
import { CheckoutRefusal } from "../engine/refusal"
import { vatOf } from "./vat-lines"
import { listedPrices, untaxed } from "./untaxed"

export type CheckoutDetails = {
  email: string
  /** Absent for guests, even if an account has their e-mail address. */
  customer_id?: string
  locale: string
  country: AddressCountry
  /** Id of Medusa's shipping option, which determines the price. */
  delivery_option_id: string
  /** Codes of the chosen extras, such as gift wrapping. */
  extras?: string[]
  /** Data that is stored with the delivery, for example the pick-up point. */
  delivery_data?: Record<string, unknown>
  first_name?: string
  last_name?: string
  phone?: string
  /** If absent, the payment page collects it. For a pick-up point it is the invoice address. */
  address?: ShopAddress
  /** A separate invoice address in any country. Null removes it, absent leaves it unchanged. */
  invoice_address?: (ShopAddress & Partial<Person> & { country: string }) | null
  business?: OrderBusiness
  /** Values of the merchant's own fields of orders. Absent values are unchanged. */
  custom_fields?: CustomValues
}

type ShopAddress = DeliveryAddress & { province?: string }
type Person = { first_name: string; last_name: string; phone: string }

/**
 * Computes prices, delivery, VAT and discounts and writes them to the cart, with buyer and addresses. The
 * cart's total is then the amount to charge.
 */
export async function prepareCart(
  engine: Engine,
  before: CartRows,
  details: CheckoutDetails,
): Promise<DiscountedCart> {
  const { knex } = engine
  const country = details.country.toLowerCase()
  const address = addressOf(details)
  const [{ region, guest_id }, codes, lines, deliveryFacts] = await Promise.all([
    readBuyer(knex, { country, email: details.customer_id ? null : details.email }),
    readCodes(knex, before.id),
    priceLines(engine, before, details),
    deliveryFactsOf(engine, before, address, details),
  ])
  const customer_id = details.customer_id ?? guest_id
  if (!region || !customer_id) throw new CheckoutRefusal("delivery_not_available")
  // Removes earlier discounts, because promotions compare their minimum with undiscounted prices.
  if (before.items.some(({ adjustments }) => adjustments.length))
    await engine.cart.setLineItemAdjustments(before.id, [])
  // Removes extras, because free delivery depends on the goods only.
  await removeExtras(engine, before)
  const buyer = {
    ...{ region_id: region.id, customer_id, email: details.email, locale: details.locale },
    address,
    ...(details.invoice_address !== undefined && { billing: invoiceAddressOf(details) }),
    ...(details.custom_fields && { metadata: withFields(before.metadata, details.custom_fields) }),
  }
  const cart = summed(asWritten(before, buyer, lines))
  const delivery = await chooseDelivery(engine, cart, details, deliveryFacts)
  const items = [...cart.items, ...(await addExtras(engine, cart, details))]
  const taxation = taxationOfBusiness(details.business, details.country)
  const tax_lines = region.automatic_taxes ? await vatOf(engine, { ...cart, items, delivery }, taxation) : []
  const taxable = { lines, delivery, tax_lines }
  const charged = taxation === "exempt" ? untaxed(items, taxable) : taxable
  await writePreparedCart(knex, before.id, { buyer, ...charged })
  return discountCart(engine, await cartNow(engine, before.id), codes, {
    wasDiscounted: wasDiscounted(before),
    ...(taxation === "exempt" && { listed: listedPrices(items, delivery) }),
  })
}

/** Returns a cart's metadata with the values of the order's own fields, without those that were emptied. */
function withFields(metadata: CartRows["metadata"], values: CustomValues): Record<string, unknown> {
  const isEmptied = (key: string) => key in values && (values[key] === null || values[key] === "")
  return Object.fromEntries(Object.entries({ ...metadata, ...values }).filter(([key]) => !isEmptied(key)))
}

/** Returns the cart as it will be written, without delivery and VAT, which are computed from it. */
function asWritten(before: CartRows, buyer: CartBuyer, lines: PricedLine[]): CartRows {
  const pricedOf = new Map(lines.map((line) => [line.id, line]))
  const { region_id, customer_id, email, locale } = buyer
  const shipping_address = buyer.address as CartRows["shipping_address"]
  return {
    ...before,
    ...{ region_id, customer_id, email, locale, shipping_address },
    items: productLinesOf(before).map((item) => {
      const priced = pricedOf.get(item.id)
      return { ...item, ...priced, ...(priced && decimal("unit_price", priced.unit_price)), adjustments: [] }
    }),
  }
}

async function cartNow(engine: Engine, cartId: string): Promise<CheckoutCart> {
  const cart = await readCart(engine, cartId)
  if (!cart) throw new CheckoutRefusal("cart_empty")
  return cart
}

const wasDiscounted = ({ items, shipping_methods }: CartRows): boolean =>
  [...items, ...shipping_methods].some(({ adjustments }) => adjustments.length > 0)

/** Returns whether the payment page collects the address. For a pick-up point, a name is enough. */
export const asksAddress = ({ address, delivery_data, first_name, last_name }: CheckoutDetails): boolean =>
  !address && !(pointOf(delivery_data) && first_name && last_name)

function invoiceAddressOf(details: CheckoutDetails) {
  const { first_name, last_name, invoice_address, business } = details
  if (!invoice_address) return business ? ofBusiness(addressOf(details), business) : null
  const { country, first_name: givenName, last_name: familyName, phone, ...lines } = invoice_address
  const written = {
    first_name: givenName ?? first_name,
    last_name: familyName ?? last_name,
    ...(phone !== undefined && { phone }),
    country_code: country.toLowerCase(),
    ...linesOf(country, lines),
  }
  return business ? ofBusiness(written, business) : written
}

/** Store API clients set the VAT number under the same key (`metadata.vat_number`). It is verified at each step. */
const ofBusiness = (address: Record<string, unknown>, business: OrderBusiness) => ({
  ...address,
  company: business.company,
  metadata: {
    ...(address["metadata"] as object | undefined),
    ...(business.vat_number && { vat_number: business.vat_number }),
    business,
  },
})

function addressOf({ first_name, last_name, phone, country, address, ...details }: CheckoutDetails) {
  // Without an invoice address, the company belongs to the delivery address.
  const company = details.invoice_address ? undefined : details.business?.company
  return {
    ...{ first_name, last_name, phone },
    country_code: country.toLowerCase(),
    ...(address && linesOf(country, { company, ...address })),
  }
}

/** Returns the address in the country's format, or as entered if the shop does not deliver there. */
export function linesOf(code: string, { company, province, note, ...address }: ShopAddress) {
  const country = addressCountry(code)
  const { address_1, address_2, metadata } = country
    ? engineLines(tidyParts(country, address), country)
    : engineLines({ ...address, box: address.box || null, line2: null }, code)
  const postal_code = country && normalisePostalCode(country, address.postal_code)
  return {
    ...(company && { company: clean(company) }),
    ...{ address_1, address_2: address_2 ?? undefined, province },
    postal_code: postal_code ?? clean(address.postal_code),
    city: clean(address.city),
    metadata: { ...metadata, ...(note && { note: clean(note) }) },
  }
}
