import type { PointKind } from "@bon-perroquet/contract/sets"
import { directory } from "./sample"
import type { Point } from "./point"

export type { Point } from "./point"

/** Where points come from: the seam for the carrier's own service. */
export interface PointDirectory {
  points(country: string, kind: PointKind): readonly Point[]
}

export interface PointQuestion {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: PointKind
}

/** How near two postal codes are: neighbours share their first digits in all of the shop's countries. */
function distance(a: string, b: string): number {
  const [left, right] = [a, b].map((code) => Number(code.replace(/\D/g, "")))
  return Math.abs((left ?? 0) - (right ?? 0))
}

/** Points of a kind in a country, the ones nearest to a postal code first. */
export function nearestPoints({ country, kind }: PointQuestion, postalCode: string, limit: number): Point[] {
  return [...directory.points(country, kind)]
    .sort(
      (a, b) =>
        distance(a.postal_code, postalCode) - distance(b.postal_code, postalCode) || a.id.localeCompare(b.id),
    )
    .slice(0, limit)
}

/** The point with this id, if it is of that kind and in that country. */
export function findPoint({ country, kind, id }: PointQuestion & { id: string }): Point | undefined {
  return directory.points(country, kind).find((point) => point.id === id)
}
