import type { DeliveryPoint } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"

export type Point = DeliveryPoint

export interface PointDirectory {
  /** Nearest first. @throws PointsAway */
  near(query: NearQuery): Promise<Point[]>
  /**
   * Returns the point of a kind with this id, if it exists in this country.
   * @throws PointsAway
   */
  find(query: FindQuery): Promise<Point | undefined>
  /** Whether points can be offered now. */
  isAvailable(): boolean
}

export interface NearQuery {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: PointKind
  /** Empty for the points of the country's capital. */
  postal_code: string
  /** bpost has French and Dutch. */
  language: string
}

export interface FindQuery {
  kind: PointKind
  id: string
  country: string
}

/** No answer and no usable cache entry. */
export class PointsAway extends Error {}
