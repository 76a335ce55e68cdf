import { pointDirectory, PointsAway, type PointDirectory } from "@bon-perroquet/bpost/points"
import { needsPoint } from "@bon-perroquet/bpost/tariff"
import {
  DELIVERY_COUNTRIES,
  POINT_KINDS,
  type DeliveryCountry,
  type DeliveryPoint,
} from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "../http"
import type { DeliveryMethod } from "./methods"

/** Whether delivery to a point can be offered: there is a directory of points, and it answers. */
export const offersPoints = (container: MedusaContainer): boolean =>
  pointDirectory(container)?.isAvailable() ?? false

/** Asks the directory of points. @throws 503 points_unavailable if it does not answer, or there is none */
export async function askPoints<T>(
  container: MedusaContainer,
  ask: (directory: PointDirectory) => Promise<T>,
): Promise<T> {
  const directory = pointDirectory(container)
  if (!directory) throw refuse("points_unavailable", 503)
  try {
    return await ask(directory)
  } catch (error) {
    throw error instanceof PointsAway ? refuse("points_unavailable", 503) : error
  }
}

/** The country that a point is in; undefined for an id that is no point's. */
export async function countryOfPoint(
  container: MedusaContainer,
  id: string,
): Promise<DeliveryCountry | undefined> {
  const found = await askPoints(container, (points) =>
    Promise.all(POINT_KINDS.map((kind) => points.find({ kind, id }))),
  )
  const point = found.find((one) => one !== undefined)
  return DELIVERY_COUNTRIES.find((country) => country === point?.country)
}

/**
 * The point that a delivery goes to; null for a home delivery.
 * @throws 400 where a method needs a point and none is named, or one that is not there
 */
export async function chosenPoint(
  container: MedusaContainer,
  { code }: Pick<DeliveryMethod, "code">,
  country: DeliveryCountry,
  id: string | undefined,
): Promise<DeliveryPoint | null> {
  if (!needsPoint(code)) return null
  const point =
    id === undefined ? undefined : await askPoints(container, (points) => points.find({ kind: code, id }))
  if (point?.country !== country) throw refuse("delivery_point_required", 400)
  return point
}
