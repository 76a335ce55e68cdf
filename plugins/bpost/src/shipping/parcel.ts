import type { StreetParts } from "@bon-perroquet/address"
import type { Language } from "@bon-perroquet/contract"

export interface Place extends StreetParts {
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** What a label is made of. */
export interface Parcel {
  /** The order's number: a parcel with it is announced once. */
  reference: string
  recipient: { name: string; company: string | null; email: string; phone: string | null }
  /** Where the recipient lives; of a point the point's own address. */
  place: Place
  point: { id: string; kind: "pickup_point" | "locker"; name: string } | null
  /** For whoever brings the parcel. */
  note: string | null
  weight_grams: number
  language: Language
  lines: { name: string; quantity: number }[]
}

/** The heaviest parcel that bpost carries, in grams. */
export const MAX_WEIGHT_GRAMS = 30_000
