import type { DeliveryCountry } from "./sets"

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)
/** Written 123 45, the space often left out. */
const THREE_AND_TWO = /^\d{3} ?\d{2}$/

/** What a postal code looks like in each country of delivery. */
export const POSTAL_CODES: Record<DeliveryCountry, RegExp> = {
  AT: digits(4),
  BE: /^[1-9]\d{3}$/,
  BG: digits(4),
  CY: digits(4),
  CZ: THREE_AND_TWO,
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GR: THREE_AND_TWO,
  HR: digits(5),
  HU: digits(4),
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: digits(5),
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/i,
  LV: /^(LV-)?\d{4}$/i,
  MT: /^[A-Z]{3} ?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  RO: digits(6),
  SE: THREE_AND_TWO,
  SI: digits(4),
  SK: THREE_AND_TWO,
}
