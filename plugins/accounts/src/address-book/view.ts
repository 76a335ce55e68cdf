import { streetOf } from "@bon-perroquet/orders/orders"
import { ADDRESS_TYPES, DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type Address } from "@bon-perroquet/contract"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { z } from "zod"

/** What the engine's address has no field for stands in its `metadata`. */
const partsSchema = z.object({
  type: z.enum(ADDRESS_TYPES).catch("shipping"),
})

/** The contract's address. */
export function addressView(address: CustomerAddressDTO): Address {
  const code = address.country_code?.toUpperCase()
  return {
    id: address.id,
    type: partsSchema.parse(address.metadata ?? {}).type,
    ...streetOf(address),
    apartment: address.address_2 || null,
    postal_code: address.postal_code ?? "",
    city: address.city ?? "",
    country: DELIVERY_COUNTRIES.find((country) => country === code) ?? DEFAULT_COUNTRY,
    is_default: address.is_default_shipping,
  }
}
