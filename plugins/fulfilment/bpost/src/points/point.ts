import type { DeliveryPoint } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"

/** A pickup point or locker. */
export type Point = DeliveryPoint

/** The carrier's directory of points, with a cache. */
export interface PointDirectory {
  /**
   * Returns the points near a postal code, nearest first.
   * @throws PointsAway
   */
  near(query: NearQuery): Promise<Point[]>
  /**
   * Returns the point of a kind with this id, if it exists in this country.
   * @throws PointsAway
   */
  find(query: FindQuery): Promise<Point | undefined>
  /** Returns whether delivery to a point can be offered now. */
  isAvailable(): boolean
}

export interface NearQuery {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: PointKind
  /** Empty for the points of the country's capital. */
  postal_code: string
  /** Language of the points' names and streets. bpost has French and Dutch. */
  language: string
}

export interface FindQuery {
  kind: PointKind
  id: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
}

/** The service did not answer and the cache has no usable entry. */
export class PointsAway extends Error {}
