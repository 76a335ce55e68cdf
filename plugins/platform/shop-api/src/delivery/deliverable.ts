import {
  clean,
  isFieldPost,
  isPostBox,
  misfits,
  normalisePostalCode,
  outsideVatTerritory,
  tidyParts,
} from "@bon-perroquet/contract/address"
import { carrierCalled } from "@bon-perroquet/carrier"
import type { DeliveryAddress, DeliveryCountry } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import type { MedusaContainer } from "@medusajs/framework/types"

interface Parcel {
  carrier: string | undefined
  country: DeliveryCountry
  /** null for a pick-up point, or if the payment page collects it. */
  address: DeliveryAddress | null | undefined
  /** A parcel locker needs an e-mail address for its opening code. */
  needsEmail?: boolean
  first_name?: string | undefined
  last_name?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  /** Company of the invoice, printed if the address has none. */
  company?: string | undefined
}

/** Throws if the address can't be served or doesn't fit the carrier's label. */
export function requireDeliverable(
  container: MedusaContainer,
  { carrier, country, address, needsEmail = false, ...recipient }: Parcel,
): void {
  const parts = address && tidyParts(country, address)
  if (address && parts) requireServed(country, { ...address, ...parts })
  const [misfit] = misfits(
    {
      ...parts,
      name: [recipient.first_name, recipient.last_name].filter(Boolean).join(" "),
      phone: recipient.phone ?? null,
      email: recipient.email ?? null,
      ...(address && {
        ...{ company: address.company ?? recipient.company ?? null, note: address.note ?? null },
        ...{ postal_code: normalisePostalCode(country, address.postal_code), city: address.city },
      }),
    },
    carrierCalled(container, carrier).limits.texts,
    { needsEmail },
  )
  if (!misfit) return
  const { field, value, most, suggestion } = misfit
  throw refuse("label_too_long", 400, { part: field, name: value, most, ...(suggestion && { suggestion }) })
}

interface Place {
  street: string
  number: string
  postal_code: string
  city: string
}

function requireServed(country: DeliveryCountry, place: Place): void {
  const territory = outsideVatTerritory({ ...place, country })
  if (territory !== null)
    throw refuse("outside_delivery_area", 400, { postal_code: clean(place.postal_code), name: territory })
  if (isPostBox(place)) throw refuse("post_box_not_served", 400)
  if (isFieldPost({ ...place, country })) throw refuse("field_post_not_served", 400)
}

export const ADDRESS_REFUSALS = [
  "outside_delivery_area",
  "post_box_not_served",
  "field_post_not_served",
  "label_too_long",
] as const
