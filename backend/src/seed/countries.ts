/** Where the shop delivers and what that costs at first; the merchant changes it in Medusa Admin. */
export type SeedCountry = {
  /** ISO 3166-1 alpha-2, lower case, as the engine writes it. */
  code: string
  name: string
  /** Home delivery in euro, VAT included. */
  delivery: number
  /** Value of the goods in euro, VAT included, from which delivery is free. */
  free_from?: number
  /** Working days until the parcel arrives. */
  min_days: number
  max_days: number
}

export const COUNTRIES: readonly SeedCountry[] = [
  { code: "be", name: "Belgique", delivery: 5.95, free_from: 70, min_days: 1, max_days: 3 },
  { code: "fr", name: "France", delivery: 12.95, min_days: 3, max_days: 5 },
  { code: "lu", name: "Luxembourg", delivery: 11.95, min_days: 3, max_days: 5 },
  { code: "nl", name: "Pays-Bas", delivery: 9.95, min_days: 3, max_days: 5 },
]
