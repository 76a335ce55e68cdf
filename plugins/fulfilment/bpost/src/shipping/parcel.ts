import type { StreetParts } from "@bon-perroquet/address"
import type { Language } from "@bon-perroquet/contract"

export interface Place extends StreetParts {
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface Parcel {
  /**
   * The carrier's reference: the order number, with a counter after a cancelled label. Announce it once, because bpost
   * would create a second parcel.
   */
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
