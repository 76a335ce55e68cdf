import { engineParts } from "@bon-perroquet/contract/address"
import {
  addressTypeSchema,
  DEFAULT_ADDRESS_TYPE,
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  type Address,
} from "@bon-perroquet/contract"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { versioned } from "@bon-perroquet/api-kit/http"
import { z } from "zod"

const partsSchema = z.object({
  type: addressTypeSchema.catch(DEFAULT_ADDRESS_TYPE),
})

export function addressView(address: CustomerAddressDTO): Address {
  const { street, number, box, line2 } = engineParts(address)
  const code = address.country_code?.toUpperCase()
  return versioned({
    id: address.id,
    type: partsSchema.parse(address.metadata ?? {}).type,
    ...{ street, number },
    apartment: [box, line2].filter(Boolean).join(", ") || null,
    postal_code: address.postal_code ?? "",
    city: address.city ?? "",
    country: DELIVERY_COUNTRIES.find((country) => country === code) ?? DEFAULT_COUNTRY,
    is_default: address.is_default_shipping,
  })
}
