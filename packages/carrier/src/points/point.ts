import type { DeliveryPoint } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"

export type Point = DeliveryPoint

export interface PointDirectory {
  /** Returns the nearest points first. @throws PointsAway */
  near(query: NearQuery): Promise<Point[]>
  /** Returns the point with this id and kind in this country, or undefined. @throws PointsAway */
  find(query: FindQuery): Promise<Point | undefined>
  isAvailable(): boolean
}

export interface NearQuery {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: PointKind
  /** If empty, the search starts in the country's capital. */
  postal_code: string
  /** Preferred language of the names. */
  language: string
}

export interface FindQuery {
  kind: PointKind
  id: string
  country: string
}

/** The carrier did not answer, and no cached answer is usable. */
export class PointsAway extends Error {}
