import { isNumberFirst } from "./house-number"
import type { StreetParts } from "./parse"
import { addressCountry } from "./postal-code"

/** Word before the box number by the reader's language. Some countries have a fixed word instead. */
const BOX_WORDS: Record<string, string> = { fr: "bte", nl: "bus", en: "box", de: "Box" }
const BOX_WORD_OF: Partial<Record<string, string>> = { FR: "Apt", NL: "app.", DE: "Whg.", AT: "Top" }

export interface PrintOptions {
  country: string
  /** Language of the reader, ISO 639-1. Default: French. */
  language?: string
}

export const boxWord = ({ country, language = "fr" }: PrintOptions): string =>
  BOX_WORD_OF[country.toUpperCase()] ?? BOX_WORDS[language] ?? "box"

/** Joins street and number in the country's order: "Rue Haute 12", "12 Rue de Rivoli". */
export function streetAndNumber(
  { street, number }: Pick<StreetParts, "street" | "number">,
  country: string,
): string {
  const rules = addressCountry(country)
  return (rules && isNumberFirst(rules) && /^\d/.test(number) ? [number, street] : [street, number])
    .filter(Boolean)
    .join(" ")
}

/** Joins street, number and box: "Rue Haute 12 bte 3". */
export function streetLine(
  { street, number, box }: Pick<StreetParts, "street" | "number" | "box">,
  options: PrintOptions,
): string {
  const line = streetAndNumber({ street, number }, options.country)
  return box ? `${line} ${boxWord(options)} ${box}` : line
}

export interface PrintedAddress extends StreetParts {
  name?: string | null
  company?: string | null
  postal_code: string
  city: string
  country: string
}

/** Returns the lines of an address, recipient first, without the country's name. */
export function addressLines(address: PrintedAddress, language?: string): string[] {
  const { name, company, line2, postal_code, city, country } = address
  return [
    name,
    company,
    line2,
    streetLine(address, { country, ...(language && { language }) }),
    `${postal_code} ${city}`,
  ].flatMap((line) => line?.trim() || [])
}
