import {
  ADDRESS_TYPES,
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  type Address,
} from "@bon-perroquet/shop-api/contract"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { z } from "zod"

/** What the contract keeps apart and the engine's address has in one line: in the engine's `metadata`. */
const partsSchema = z.object({
  type: z.enum(ADDRESS_TYPES).catch("shipping"),
  street: z.string().optional().catch(undefined),
  number: z.string().optional().catch(undefined),
})

/** "Rue Haute 12" → street and number, for an address that was written elsewhere. */
function partsOfLine(line: string): { street: string; number: string } {
  const [, street = line, number = ""] = /^(.*\D)\s+(\d+\s?\S{0,4})$/.exec(line.trim()) ?? []
  return { street, number }
}

/** Street and number of an engine's address, apart. */
export function streetOf(address: { address_1?: string | null; metadata?: unknown }) {
  const parts = partsSchema.safeParse(address.metadata ?? {}).data
  if (parts?.street && parts.number) return { street: parts.street, number: parts.number }
  return partsOfLine(address.address_1 ?? "")
}

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
