import {
  addressCountry,
  clean,
  engineLines,
  isFieldPost,
  isPostBox,
  normalisePostalCode,
  outsideVatTerritory,
  parseStreet,
} from "@bon-perroquet/contract/address"
import type { Payment } from "../../methods"
import type { CheckoutCart } from "./cart"
import type { Engine } from "../engine/engine"

/**
 * Copies the address that the payment page collected to a cart without an address.
 * @returns false if the shop does not deliver there, and the cart is unchanged
 */
export async function copyAddress(
  { cart: carts }: Engine,
  cart: CheckoutCart,
  { address: collected }: Payment,
): Promise<boolean> {
  if (!collected || cart.shipping_address?.address_1) return true
  // The country is not copied, because VAT and delivery were computed for the cart's country.
  const country = addressCountry(cart.shipping_address?.country_code) ?? "BE"
  const parts = parseStreet(country, collected.line1, collected.line2)
  const city = clean(collected.city)
  const code = clean(collected.postal_code)
  const postal_code = normalisePostalCode(country, code) ?? code
  const place = { ...parts, postal_code, city, country }
  if (outsideVatTerritory(place) !== null || isPostBox(place) || isFieldPost(place)) return false
  const [first_name, ...rest] = clean(collected.name).split(" ")
  const { metadata, ...lines } = engineLines(parts, country)
  const { country_code, phone, first_name: first, last_name: last } = cart.shipping_address ?? {}
  const shipping_address = {
    first_name: first ?? first_name,
    last_name: last ?? rest.join(" "),
    ...(phone && { phone }),
    ...(country_code && { country_code }),
    ...{ address_1: lines.address_1, address_2: lines.address_2 ?? undefined },
    ...{ postal_code, city, metadata },
  }
  cart.shipping_address = { ...cart.shipping_address, ...shipping_address }
  await carts.updateCarts([{ id: cart.id, shipping_address }])
  return true
}
