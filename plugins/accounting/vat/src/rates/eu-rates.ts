import type { DeliveryCountry } from "@bon-perroquet/contract/sets"

/** Date and source of the table. The merchant's accountant confirms the applicable rates. */
export const EU_RATES_FROM = {
  source: "Taxes in Europe Database (European Commission)",
  url: "https://ec.europa.eu/taxation_customs/tedb/",
  day: "2026-04-28",
} as const

export interface EuRates {
  standard: number
  /** In percent, ascending. Special rates of islands and other regions are left out. */
  reduced: readonly number[]
}

const of = (standard: number, ...reduced: number[]): EuRates => ({ standard, reduced })

/** The rates of each country's law, without the goods to which they apply. */
export const EU_RATES: Readonly<Record<DeliveryCountry, EuRates>> = {
  AT: of(20, 10, 13),
  BE: of(21, 6, 12),
  BG: of(20, 9),
  CY: of(19, 3, 5, 9),
  CZ: of(21, 12),
  DE: of(19, 7),
  DK: of(25),
  EE: of(24, 9, 13),
  ES: of(21, 4, 10),
  FI: of(25.5, 10, 13.5),
  FR: of(20, 2.1, 5.5, 10),
  GR: of(24, 6, 13),
  HR: of(25, 5, 13),
  HU: of(27, 5, 18),
  IE: of(23, 9, 13.5),
  IT: of(22, 4, 5, 10),
  LT: of(21, 5, 12),
  LU: of(17, 3, 8, 14),
  LV: of(21, 5, 12),
  MT: of(18, 5, 7),
  NL: of(21, 9),
  PL: of(23, 5, 8),
  PT: of(23, 6, 13),
  RO: of(21, 11),
  SE: of(25, 6, 12),
  SI: of(22, 5, 9.5),
  SK: of(23, 5, 19),
}
