import type { StreetParts } from "@bon-perroquet/address"
import type { Language } from "@bon-perroquet/contract"

export interface Place extends StreetParts {
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface Parcel {
  /** Order number, with a counter after a cancelled label. bpost creates a second parcel if it is announced twice. */
  reference: string
  recipient: { name: string; company: string | null; email: string; phone: string | null }
  place: Place
  point: { id: string; kind: "pickup_point" | "locker"; name: string } | null
  note: string | null
  weight_grams: number
  language: Language
  lines: { name: string; quantity: number }[]
}

/** bpost's maximum, in grams. */
export const MAX_WEIGHT_GRAMS = 30_000
