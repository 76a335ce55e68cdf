import { addressCountry, parseStreet } from "@bon-perroquet/address"

/** The street's parts as a client of `/api` sends them; of a country that is not delivered to, the lines as they are. */
export function streetOf(code: string, address_1: string, address_2?: string) {
  const country = addressCountry(code)
  if (!country) return { street: address_1, number: "", box: address_2 }
  const { street, number, box, line2 } = parseStreet(country, address_1, address_2)
  return { street, number, box: [box, line2].filter(Boolean).join(", ") || undefined }
}
