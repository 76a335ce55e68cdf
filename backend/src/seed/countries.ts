import type { Method } from "@bon-perroquet/countries/countries"

export type SeedCountry = {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string
  name: string
  deliveries: readonly Method[]
}

const KILOGRAM = 1_000
/** Maximum weight in grams of a parcel. */
const HEAVIEST = 30 * KILOGRAM
/** Value of goods in cents with VAT. */
const FREE_IN_BELGIUM = 7_000

/** Prices in cents up to 2, 10 and 30 kilograms. */
const steps = (small: number, medium: number, large: number) => [
  { up_to_grams: 2 * KILOGRAM, price_cents: small },
  { up_to_grams: 10 * KILOGRAM, price_cents: medium },
  { up_to_grams: HEAVIEST, price_cents: large },
]

const AT_HOME = { free_from_cents: FREE_IN_BELGIUM, min_days: 1, max_days: 3 }
const ABROAD = { free_from_cents: null, min_days: 3, max_days: 5 }

export const COUNTRIES: readonly SeedCountry[] = [
  {
    code: "be",
    name: "Belgique",
    deliveries: [
      { kind: "home", steps: steps(5_95, 7_95, 12_95), ...AT_HOME },
      { kind: "pickup_point", steps: steps(4_95, 6_95, 10_95), ...AT_HOME },
      { kind: "locker", steps: steps(4_50, 5_95, 9_95), ...AT_HOME },
    ],
  },
  {
    code: "fr",
    name: "France",
    deliveries: [
      { kind: "home", steps: steps(12_95, 16_95, 29_95), ...ABROAD },
      { kind: "pickup_point", steps: steps(9_95, 13_95, 24_95), ...ABROAD },
      { kind: "locker", steps: steps(8_95, 12_95, 23_95), ...ABROAD },
    ],
  },
  {
    code: "lu",
    name: "Luxembourg",
    deliveries: [
      { kind: "home", steps: steps(11_95, 14_95, 25_95), ...ABROAD },
      { kind: "pickup_point", steps: steps(8_95, 11_95, 19_95), ...ABROAD },
      { kind: "locker", steps: steps(8_50, 10_95, 18_95), ...ABROAD },
    ],
  },
  {
    code: "nl",
    name: "Pays-Bas",
    deliveries: [
      { kind: "home", steps: steps(9_95, 12_95, 21_95), ...ABROAD },
      { kind: "pickup_point", steps: steps(7_95, 10_95, 18_95), ...ABROAD },
      { kind: "locker", steps: steps(7_50, 9_95, 17_95), ...ABROAD },
    ],
  },
]
