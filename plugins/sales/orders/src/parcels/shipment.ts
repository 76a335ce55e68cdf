import { addressCountry, normalisePostalCode, parseSecondLine } from "@bon-perroquet/contract/address"
import type { AdminOrder, Language } from "@bon-perroquet/contract"
import type { Carrier, Sender, Shipment } from "@bon-perroquet/carrier"
import { refuse } from "@bon-perroquet/api-kit/http"
import { countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"

export async function senderOf(container: MedusaContainer): Promise<Sender> {
  return { ...(await merchantOf(container)), country: countryOf(container) }
}

/** Returns the data of a label for all goods of `order` that are to be sent. */
export function shipmentOf(
  { name: carrier, limits }: Carrier,
  sender: Sender,
  order: AdminOrder,
  language: Language,
): Shipment {
  const { order_number, email, shipping_address: address, delivery, to_pack, weight_grams } = order
  if (!address) throw refuse("address_required", 409)
  if (weight_grams === null) throw refuse("weight_unknown", 409, { carrier })
  if (weight_grams > limits.weight_grams)
    throw refuse("parcel_too_heavy", 409, { carrier, most: limits.weight_grams / 1_000 })
  const { point } = delivery
  const { street, number, postal_code, city, country } = point ?? address
  const second = parseSecondLine(point ? null : address.apartment)
  return {
    reference: order_number,
    sender,
    recipient: {
      name: `${address.first_name} ${address.last_name}`.trim(),
      // A parcel to a pick-up point has the point's address, so the customer's company is omitted.
      company: point ? null : address.company,
      ...{ email, phone: address.phone },
    },
    place: { street, number, ...second, postal_code: postalCode(country, postal_code), city, country },
    point,
    note: point ? null : address.note,
    weight_grams,
    language,
    lines: to_pack.map(({ name, quantity }) => ({ name, quantity })),
  }
}

/** Returns the postal code in the country's format, because Medusa Admin accepts any spelling. */
function postalCode(country: string, written: string): string {
  const rules = addressCountry(country)
  return (rules && normalisePostalCode(rules, written)) ?? written
}
