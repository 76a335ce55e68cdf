import { parseStreet, type AddressCountry } from "@bon-perroquet/address"

/** The street's parts as a client of `/api` sends them. */
export function streetOf(country: AddressCountry, address_1: string, address_2?: string) {
  const { street, number, box, line2 } = parseStreet(country, address_1, address_2)
  return { street, number, box: [box, line2].filter(Boolean).join(", ") || undefined }
}
