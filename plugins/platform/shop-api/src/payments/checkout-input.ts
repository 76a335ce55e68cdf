import type { OpenInput } from "@bon-perroquet/checkout/checkout"
import { DEFAULT_COUNTRY, type Language, type openCheckoutSchema } from "@bon-perroquet/contract"
import { LOCALE_OF } from "@bon-perroquet/contract/sets"
import { taxationOfBusiness } from "@bon-perroquet/contract/vat/charged"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import { orderBusinessOf } from "../business"
import { deliveryMethods, findCartToPay, requireMinimumOrder, vatRatesOf } from "../carts"
import { chosenPoint, countryOfPoint, requireDeliverable } from "../delivery"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

type CheckoutRequest = Omit<z.output<typeof openCheckoutSchema>, "user_id">

/**
 * Returns buyer, address, delivery and VAT.
 * @throws 400 outside_delivery_area and the other refusals of `requireDeliverable`, cart_empty,
 * delivery_not_available, delivery_point_required, vat_number_malformed, address_required; 409 trade_minimum_missed
 */
export async function checkoutInput(
  container: MedusaContainer,
  requested: CheckoutRequest,
  language: Language,
  /** Account that pays, or null for a guest. It determines trade prices. */
  buyer: string | null,
): Promise<OpenInput> {
  const cart = await findCartToPay(container, requested.cart_session_id, buyer)
  if (!cart?.lines.length) throw refuse("cart_empty", 400)
  const { extras, delivery_point } = requested
  const country =
    requested.country ??
    (delivery_point === undefined ? undefined : await countryOfPoint(container, delivery_point)) ??
    DEFAULT_COUNTRY
  const billed = requested.invoice_address?.country ?? country
  const business =
    requested.business && (await orderBusinessOf(container, country, requested.business, billed))
  // The invoice of a business must state its address.
  if (business && !requested.address && !requested.invoice_address) throw refuse("address_required", 400)
  const taxation = taxationOfBusiness(business, country)
  await requireMinimumOrder(container, country, cart)
  const methods = await deliveryMethods(container, country, cart, extras, taxation)
  const method = requested.delivery_method
    ? methods.find(({ id }) => id === requested.delivery_method)
    : methods[0]
  if (!method) throw refuse("delivery_not_available", 400)
  const point = await chosenPoint(container, method, country, delivery_point)
  const { first_name, last_name, phone, address, invoice_address = null } = requested
  requireDeliverable(container, {
    ...{
      carrier: method.carrier.code,
      country,
      first_name,
      last_name,
      phone,
      email: requested.customer_email,
    },
    address: point ? null : address,
    // A separate invoice address already contains the company.
    company: invoice_address ? undefined : business?.company,
    needsEmail: point?.kind === "locker",
  })
  return {
    cart_id: cart.cart_id,
    origin: requested.origin_url,
    email: requested.customer_email,
    locale: LOCALE_OF[requested.language ?? language],
    country,
    delivery_option_id: method.id,
    ...(point && { delivery_data: { point } }),
    ...{ first_name, last_name, phone, address, invoice_address, extras, business },
    custom_fields: requested.custom_fields,
    customer_id: buyer ?? undefined,
    payment_method: requested.payment_method,
    expected_total_cents: requested.expected_total_cents,
    expected_rest_cents: requested.expected_rest_cents,
    current_total_cents: method.totals.total_cents,
    vat_rates: await vatRatesOf(container, country, cart),
  }
}
