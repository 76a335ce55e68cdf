import {
  DELIVERY_COUNTRIES,
  emailSchema,
  isPostalCode,
  type DeliveryCountry,
  businessSchema,
} from "@bon-perroquet/contract"
import type { OpenInput } from "@bon-perroquet/checkout/checkout"
import { LOCALE_OF, languageOf } from "@bon-perroquet/contract/sets"
import { taxationOfBusiness, type Taxation } from "@bon-perroquet/contract/vat/charged"
import type { MedusaRequest } from "@medusajs/framework/http"
import { deliveryMethods, findCartById, requireMinimumOrder, vatRatesOf, type CartOfSession } from "../carts"
import { chosenPoint, requireDeliverable } from "../delivery"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import { callerOf, hasProved } from "@bon-perroquet/api-kit/identity"
import { requireAskedIn } from "../payments/asked-fields"
import { buyersOf } from "../payments/buyers"
import { requestLanguage } from "./answer"
import { signedIn } from "./guard"
import { storeProductFacts } from "./product-facts"
import { pointIn } from "./pick-up"
import { readStoreCart, type StoreCart } from "./store-cart"
import type { MedusaContainer } from "@medusajs/framework/types"
import { orderBusinessOf } from "../business"
import { addressCountry, parseStreet } from "@bon-perroquet/contract/address"

/** Input of `/api`, without the payment method. */
export type Purchase = Omit<OpenInput, "origin" | "return_to" | "payment_method" | "expected_total_cents">

const isCountry = (code: string): code is DeliveryCountry =>
  (DELIVERY_COUNTRIES as readonly string[]).includes(code)

/** @throws a refusal that names the missing or invalid fields of the cart */
export async function purchaseOf(request: MedusaRequest, cartId: string): Promise<Purchase> {
  const container = request.scope
  const [sessionCart, cart] = await Promise.all([
    findCartById(container, cartId, signedIn(request) ?? null),
    readStoreCart(container, cartId),
  ])
  if (!sessionCart?.lines.length || !cart) throw refuse("cart_empty", 400)
  requireAskedIn(cart.metadata)
  const { data: email } = emailSchema.safeParse(cart.email)
  if (email === undefined) throw missing("email")
  const country = cart.shipping_address?.country_code?.toUpperCase()
  if (country === undefined) throw missing("shipping_address")
  if (!isCountry(country)) throw refuse("delivery_not_available", 400)
  const invoice = await invoiceOf(container, cart, country)
  const taxation = taxationOfBusiness(invoice.business, country)
  await requireMinimumOrder(container, country, sessionCart)
  const { carrier, ...delivery } = await deliveryOf(request, { sessionCart, cart, country, taxation })
  const { first_name, last_name, phone } = cart.shipping_address ?? {}
  const point = delivery.delivery_data?.point
  const address = addressOf(cart, country, point !== undefined)
  requireDeliverable(container, {
    ...{ carrier, country, first_name, last_name, phone, email },
    address: point ? null : address,
    company: invoice.invoice_address ? undefined : invoice.business?.company,
    needsEmail: point?.kind === "locker",
  })
  await storeProductFacts(container, cart.items)
  return {
    ...{ cart_id: cartId, email, country, first_name, last_name, phone, ...delivery, ...invoice },
    customer_id: signedIn(request),
    locale: LOCALE_OF[languageOf(cart.locale ?? "") ?? requestLanguage(request)],
    address,
    vat_rates: await vatRatesOf(container, country, sessionCart),
    buyers: buyersOf(container, email, request),
    email_confirmed: hasProved(await callerOf(request).catch(() => null), email),
  }
}

const missing = (field: string) => refuse("invalid_request", 400, { field })

async function deliveryOf(
  { scope }: MedusaRequest,
  {
    sessionCart,
    cart,
    country,
    taxation,
  }: { sessionCart: CartOfSession; cart: StoreCart; country: DeliveryCountry; taxation: Taxation },
) {
  const [chosen] = cart.shipping_methods
  if (!chosen?.shipping_option_id) throw missing("shipping_methods")
  const methods = await deliveryMethods(scope, country, sessionCart, [], taxation)
  const method = methods.find(({ id }) => id === chosen.shipping_option_id)
  if (!method) throw refuse("delivery_not_available", 400)
  const point = await chosenPoint(scope, method, country, pointIn(chosen.data))
  return {
    carrier: method.carrier.code,
    delivery_option_id: method.id,
    delivery_data: point ? { point } : undefined,
    current_total_cents: method.totals.total_cents,
  }
}

/**
 * Returns the cart's delivery address, or undefined if it is empty, because the payment page then collects it. With a
 * pick-up point, the address is for the invoice, and an incomplete one is ignored.
 */
function addressOf(
  { shipping_address }: StoreCart,
  country: DeliveryCountry,
  toPoint: boolean,
): OpenInput["address"] {
  const { address_1, address_2, postal_code, city, company, province } = shipping_address ?? {}
  if (!address_1 && !postal_code && !city) return undefined
  if (toPoint && (!address_1 || !city || !postal_code)) return undefined
  if (!address_1) throw missing("address_1")
  if (!city) throw missing("city")
  if (!postal_code || !isPostalCode(country, postal_code)) throw missing("postal_code")
  return { ...streetOf(country, address_1, address_2), postal_code, city, company, province }
}

/**
 * Returns the business of a cart with `company` and `metadata.vat_number`. Other metadata is dropped, because the shop
 * stores the verified VAT status there.
 * @throws 400 vat_number_malformed, address_required; invalid_request for a VAT number without a company
 */
async function invoiceOf(
  container: MedusaContainer,
  { billing_address, shipping_address }: StoreCart,
  country: DeliveryCountry,
): Promise<Pick<OpenInput, "invoice_address" | "business">> {
  if (!billing_address || !Object.keys(billing_address.metadata ?? {}).length) return {}
  const { metadata, country_code, ...address } = billing_address
  const { address_1, address_2, postal_code, city, ...person } = address
  const { company } = person
  const billed = country_code?.toUpperCase()
  const invoice_address =
    address_1 && postal_code && city && billed
      ? { ...person, ...streetOf(billed, address_1, address_2), postal_code, city, country: billed }
      : null
  const vat_number = metadata?.["vat_number"]
  if (typeof vat_number !== "string" || !vat_number.trim()) return { invoice_address }
  const { data: requested } = businessSchema.safeParse({ company, vat_number })
  if (!requested) throw refuse("invalid_request", 400, { field: "company" })
  if (!invoice_address && !shipping_address?.address_1) throw refuse("address_required", 400)
  const business = await orderBusinessOf(container, country, requested, billed)
  return { invoice_address, ...(business && { business }) }
}

/**
 * Splits Medusa's address lines into street, number and box, which clients of `/api` send separately. Keeps the lines
 * of an unsupported country.
 */
function streetOf(code: string, address_1: string, address_2?: string) {
  const country = addressCountry(code)
  if (!country) return { street: address_1, number: "", box: address_2 }
  const { street, number, box, line2 } = parseStreet(country, address_1, address_2)
  return { street, number, box: [box, line2].filter(Boolean).join(", ") || undefined }
}
