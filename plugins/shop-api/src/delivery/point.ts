import { findPoint } from "@bon-perroquet/bpost/points"
import { needsPoint } from "@bon-perroquet/bpost/tariff"
import {
  DELIVERY_COUNTRIES,
  POINT_KINDS,
  type DeliveryCountry,
  type DeliveryPoint,
} from "@bon-perroquet/contract"
import { refuse } from "../http"
import type { DeliveryMethod } from "./methods"

/** The country that a point is in; undefined for an id that is no point's. */
export const countryOfPoint = (id: string): DeliveryCountry | undefined =>
  DELIVERY_COUNTRIES.find((country) => POINT_KINDS.some((kind) => findPoint({ country, kind, id })))

/**
 * The point that a delivery goes to; null for a home delivery.
 * @throws 400 where a method needs a point and none is named, or one that is not there
 */
export function chosenPoint(
  { code }: Pick<DeliveryMethod, "code">,
  country: DeliveryCountry,
  id: string | undefined,
): DeliveryPoint | null {
  if (!needsPoint(code)) return null
  const point = id === undefined ? undefined : findPoint({ country, kind: code, id })
  if (!point) throw refuse("delivery_point_required", 400)
  return point
}
