import { parseSecondLine, parseStreet, type StreetParts } from "./parse"
import { addressCountry } from "./postal-code"
import { streetAndNumber } from "./print"

export interface EngineLines {
  address_1?: string | null
  address_2?: string | null
  country_code?: string | null
  metadata?: unknown
}

const text = (value: unknown): string => (typeof value === "string" ? value : "")

/** Returns the address in Medusa's two lines, with street and number in the metadata. */
export function engineLines({ street, number, box, line2 }: StreetParts, country: string) {
  return {
    address_1: streetAndNumber({ street, number }, country),
    address_2: [box, line2].filter(Boolean).join(", ") || null,
    metadata: { street, number, box },
  }
}

/**
 * Returns the parts of an address. Ignores metadata that do not match `address_1`: Medusa Admin changes the line, but
 * not the metadata.
 */
export function engineParts({ address_1, address_2, country_code, metadata }: EngineLines): StreetParts {
  const stored = (metadata ?? {}) as Record<string, unknown>
  const parts = { street: text(stored["street"]), number: text(stored["number"]) }
  const line = text(address_1).trim()
  const isCurrent =
    parts.street !== "" &&
    [`${parts.street} ${parts.number}`, `${parts.number} ${parts.street}`].some((one) => one.trim() === line)
  if (isCurrent) return { ...parts, ...parseSecondLine(address_2) }
  const read = parseStreet(addressCountry(country_code) ?? "BE", line)
  const second = parseSecondLine(address_2)
  return {
    ...read,
    box: second.box ?? read.box,
    line2: [read.line2, second.line2, second.box !== null && read.box].filter(Boolean).join(", ") || null,
  }
}
