import { engineParts, streetLine, type EngineLines } from "@bon-perroquet/contract/address"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Sale } from "./sale"

export function invoicedStreet(
  address: EngineLines | null,
  language: Language,
): Pick<Sale["buyer"], "street" | "street_2"> {
  if (!address) return { street: "" }
  const { line2, ...parts } = engineParts(address)
  const street = streetLine(parts, { country: address.country_code ?? "", language })
  return { street, ...(line2 && { street_2: line2 }) }
}
