import type { PointKind } from "@bon-perroquet/contract/sets"

/** A place of the carrier's where a parcel waits for its customer. */
export interface Point {
  id: string
  kind: PointKind
  name: string
  street: string
  number: string
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Opening hours from Monday to Sunday, [from, to]; null on a day when it is closed. */
  hours: ([from: string, to: string] | null)[]
}
