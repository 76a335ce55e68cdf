import type { DeliveryPoint } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"

/** A place of the carrier's where a parcel waits for its customer. */
export type Point = DeliveryPoint

/** Where points come from: the carrier's service, behind its cache. */
export interface PointDirectory {
  /** Returns the points nearest to a postal code, the nearest first. @throws PointsAway */
  near(query: NearQuery): Promise<Point[]>
  /** Returns the point with this id, if there is one of that kind. @throws PointsAway */
  find(query: FindQuery): Promise<Point | undefined>
  /** Whether a shopper may be offered delivery to a point now. */
  isAvailable(): boolean
}

export interface NearQuery {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: PointKind
  postal_code: string
  /** Of the points' names and streets: bpost has them in French and Dutch. */
  language: string
}

export interface FindQuery {
  kind: PointKind
  id: string
}

/** The service did not answer, and nothing that it answered before is of use. */
export class PointsAway extends Error {}
