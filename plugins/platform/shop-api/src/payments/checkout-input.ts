import type { OpenInput } from "@bon-perroquet/checkout/checkout"
import { DEFAULT_COUNTRY, type Language, type openCheckoutSchema } from "@bon-perroquet/contract"
import { LOCALE_OF } from "@bon-perroquet/languages/locales"
import { taxationOfBusiness } from "@bon-perroquet/vat/charged"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import { orderBusinessOf } from "../business"
import { deliveryMethods, findCartBySession, vatRatesOf } from "../carts"
import { chosenPoint, countryOfPoint, requireDeliverable } from "../delivery"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

type Wanted = Omit<z.output<typeof openCheckoutSchema>, "user_id">

/**
 * Returns buyer, address, delivery and VAT.
 * @throws 400 outside_delivery_area and the other refusals of `requireDeliverable`, cart_empty,
 * delivery_not_available, delivery_point_required, vat_number_malformed, address_required
 */
export async function checkoutInput(
  container: MedusaContainer,
  wanted: Wanted,
  language: Language,
): Promise<OpenInput> {
  const cart = await findCartBySession(container, wanted.cart_session_id)
  if (!cart?.lines.length) throw refuse("cart_empty", 400)
  const { extras, delivery_point } = wanted
  const country =
    wanted.country ??
    (delivery_point === undefined ? undefined : await countryOfPoint(container, delivery_point)) ??
    DEFAULT_COUNTRY
  const billed = wanted.invoice_address?.country ?? country
  const business = wanted.business && (await orderBusinessOf(container, country, wanted.business, billed))
  // An invoice to a business needs its address.
  if (business && !wanted.address && !wanted.invoice_address) throw refuse("address_required", 400)
  const taxation = taxationOfBusiness(business, country)
  const methods = await deliveryMethods(container, country, cart, extras, taxation)
  const method = wanted.delivery_method ? methods.find(({ id }) => id === wanted.delivery_method) : methods[0]
  if (!method) throw refuse("delivery_not_available", 400)
  const point = await chosenPoint(container, method, country, delivery_point)
  const { first_name, last_name, phone, address, invoice_address = null } = wanted
  requireDeliverable({
    ...{ country, first_name, last_name, phone, email: wanted.customer_email },
    address: point ? null : address,
    // A separate invoice address has the company.
    company: invoice_address ? undefined : business?.company,
    needsEmail: point?.kind === "locker",
  })
  return {
    cart_id: cart.cart_id,
    origin: wanted.origin_url,
    email: wanted.customer_email,
    locale: LOCALE_OF[wanted.language ?? language],
    country,
    delivery_option_id: method.id,
    ...(point && { delivery_data: { point } }),
    ...{ first_name, last_name, phone, address, invoice_address, extras, business },
    payment_method: wanted.payment_method,
    expected_total_cents: wanted.expected_total_cents,
    current_total_cents: method.totals.total_cents,
    vat_rates: await vatRatesOf(container, country, cart),
  }
}
