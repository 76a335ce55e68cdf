import { addressCountry, parseStreet } from "@bon-perroquet/address"

/** Splits the street like a client of `/api`. Returns the lines unchanged for a country without delivery. */
export function streetOf(code: string, address_1: string, address_2?: string) {
  const country = addressCountry(code)
  if (!country) return { street: address_1, number: "", box: address_2 }
  const { street, number, box, line2 } = parseStreet(country, address_1, address_2)
  return { street, number, box: [box, line2].filter(Boolean).join(", ") || undefined }
}
