import { clean } from "./clean"

interface PostalCodeRule {
  /** Matches a code without spaces, hyphens and country prefix. */
  compact: RegExp
  split?: readonly [at: number, separator: " " | "-"]
  /** Printed before the digits. */
  prefix?: string
  typed?: RegExp
}

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)
const SPACED = { compact: digits(5), split: [3, " "] } as const

/** Formats of postal codes, as published by the Universal Postal Union. */
const RULES = {
  AT: { compact: /^[1-9]\d{3}$/, typed: /^AT?/ },
  BE: { compact: /^[1-9]\d{3}$/, typed: /^BE?/ },
  BG: { compact: digits(4), typed: /^BG/ },
  CY: { compact: digits(4), typed: /^CY/ },
  CZ: { ...SPACED, typed: /^CZ/ },
  DE: { compact: digits(5), typed: /^DE?/ },
  DK: { compact: digits(4), typed: /^DK/ },
  EE: { compact: digits(5), typed: /^EE/ },
  ES: { compact: digits(5), typed: /^ES?/ },
  FI: { compact: digits(5), typed: /^FIN?/ },
  FR: { compact: digits(5), typed: /^FR?/ },
  GR: { ...SPACED, typed: /^GR/ },
  HR: { compact: digits(5), typed: /^HR/ },
  HU: { compact: digits(4), typed: /^HU?/ },
  IE: { compact: /^[A-Z]\d[\dW][A-Z\d]{4}$/, split: [3, " "] },
  IT: { compact: digits(5), typed: /^IT?/ },
  LT: { compact: digits(5), typed: /^LT/, prefix: "LT-" },
  LU: { compact: digits(4), typed: /^LU?/, prefix: "L-" },
  LV: { compact: digits(4), typed: /^LV/, prefix: "LV-" },
  MT: { compact: /^[A-Z]{3}\d{4}$/, split: [3, " "] },
  NL: { compact: /^[1-9]\d{3}[A-Z]{2}$/, split: [4, " "], typed: /^NL/ },
  PL: { compact: digits(5), split: [2, "-"], typed: /^PL/ },
  PT: { compact: digits(7), split: [4, "-"], typed: /^PT?/ },
  RO: { compact: digits(6), typed: /^RO/ },
  SE: { ...SPACED, typed: /^SE?/ },
  SI: { compact: digits(4), typed: /^SI/ },
  SK: { ...SPACED, typed: /^SK/ },
} as const satisfies Record<string, PostalCodeRule>

/** A supported country, ISO 3166-1 alpha-2. */
export type AddressCountry = keyof typeof RULES

export const ADDRESS_COUNTRIES = Object.keys(RULES) as AddressCountry[]

/**
 * Returns the country of an ISO 3166-1 alpha-2 code, upper or lower case. Undefined for countries that are not
 * supported.
 */
export const addressCountry = (code: string | null | undefined): AddressCountry | undefined =>
  ADDRESS_COUNTRIES.find((country) => country === code?.toUpperCase())

/** Formats a postal code: "NL-1016gv" → "1016 GV", "l 1234" → "L-1234", "75 001" → "75001". Null if invalid. */
export function normalisePostalCode(country: AddressCountry, typed: string): string | null {
  const rule: PostalCodeRule = RULES[country]
  const plain = clean(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s.\p{Pd}]/gu, "")
  const code = rule.typed ? plain.replace(rule.typed, "") : plain
  if (!rule.compact.test(code)) return null
  if (!rule.split) return `${rule.prefix ?? ""}${code}`
  const [at, separator] = rule.split
  return `${code.slice(0, at)}${separator}${code.slice(at)}`
}
