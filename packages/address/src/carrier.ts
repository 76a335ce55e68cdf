import { clean } from "./clean"
import { shortenStreet } from "./shorten"

/**
 * Maximum characters by carrier. bpost: Shipping Manager's schema, deep integration version 5 (`common_v5.xsd`,
 * `national_v5.xsd`, `shm_deep_integration_v5.xsd`).
 */
export const CARRIER_LIMITS = {
  bpost: {
    ...{ name: 40, company: 40, street: 40, line2: 40, number: 8, box: 8, postal_code: 8, city: 40 },
    /** `email_locker`: for a locker, if the customer has no bpost account. */
    ...{ phone: 20, email: 50, email_locker: 40, note: 50 },
  },
} as const
export type Carrier = keyof typeof CARRIER_LIMITS

const FIELDS = [
  "name",
  "company",
  "street",
  "number",
  "box",
  "line2",
  "postal_code",
  "city",
  "phone",
  "note",
] as const
export type MisfitField = (typeof FIELDS)[number] | "email"

export type Addressee = Partial<Record<MisfitField, string | null>>

export interface Misfit {
  field: MisfitField
  value: string
  /** The carrier's maximum, in characters. */
  most: number
  /** Shorter form that fits. Null if there is none. */
  suggestion: string | null
}

const lengthOf = (text: string): number => Array.from(text).length

/** Returns a telephone number without punctuation. Other texts are unchanged. */
export function printedPhone(typed: string | null | undefined): string {
  const phone = clean(typed)
  return /^\+?[\d\s()./-]+$/.test(phone) ? phone.replace(/\(0\)/, "").replaceAll(/[^\d+]/g, "") : phone
}

/** Shortens a long number: "12 quater" → "12quater". */
export function printedNumber(number: string, carrier: Carrier = "bpost"): string {
  const plain = clean(number)
  return lengthOf(plain) > CARRIER_LIMITS[carrier].number ? plain.replaceAll(" ", "") : plain
}

/** Shortens first names: "Jean-Baptiste de la Tour" → "J.-B. de la Tour". */
const initials = (name: string): string => {
  const [first = "", ...rest] = name.split(" ")
  return [
    first
      .split("-")
      .map((part) => `${Array.from(part)[0] ?? ""}.`)
      .join("-"),
    ...rest,
  ].join(" ")
}

const SHORTER: Partial<Record<MisfitField, (text: string) => string>> = {
  name: initials,
  street: shortenStreet,
}

/**
 * Returns the texts that do not fit. `needsEmail`: the carrier requires the e-mail address, as for lockers. Otherwise,
 * one that is too long is left out.
 */
export function misfits(
  addressee: Addressee,
  carrier: Carrier = "bpost",
  { needsEmail = false } = {},
): Misfit[] {
  const limits = CARRIER_LIMITS[carrier]
  const found = FIELDS.flatMap((field) => {
    const text = addressee[field]
    const value =
      field === "phone"
        ? printedPhone(text)
        : field === "number"
          ? printedNumber(text ?? "", carrier)
          : clean(text)
    return misfitOf(field, value, limits[field])
  })
  return needsEmail ? [...found, ...misfitOf("email", clean(addressee.email), limits.email_locker)] : found
}

function misfitOf(field: MisfitField, value: string, most: number): Misfit[] {
  if (lengthOf(value) <= most) return []
  const shorter = SHORTER[field]?.(value)
  return [{ field, value, most, suggestion: shorter && lengthOf(shorter) <= most ? shorter : null }]
}
