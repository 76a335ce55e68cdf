import { pointDirectory, PointsAway, type PointDirectory } from "@bon-perroquet/bpost/points"
import { needsPoint } from "@bon-perroquet/bpost/tariff"
import { POINT_KINDS, type DeliveryCountry, type DeliveryPoint } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot } from "../catalogue"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import type { DeliveryMethod } from "./methods"
import { openCountries } from "./open-countries"

export const offersPoints = (container: MedusaContainer): boolean =>
  pointDirectory(container)?.isAvailable() ?? false

/** @throws 503 points_unavailable */
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

export async function countryOfPoint(
  container: MedusaContainer,
  id: string,
): Promise<DeliveryCountry | undefined> {
  for (const country of openCountries(await shopSnapshot(container))) {
    const point = await askPoints(container, (points) =>
      Promise.all(POINT_KINDS.map((kind) => points.find({ kind, id, country }))),
    )
    if (point.some(Boolean)) return country
  }
  return undefined
}

/** Returns the chosen pick-up point, or null for home delivery. @throws 400 if it is missing or unknown */
export async function chosenPoint(
  container: MedusaContainer,
  { code }: Pick<DeliveryMethod, "code">,
  country: DeliveryCountry,
  id: string | undefined,
): Promise<DeliveryPoint | null> {
  if (!needsPoint(code)) return null
  const point =
    id === undefined
      ? undefined
      : await askPoints(container, (points) => points.find({ kind: code, id, country }))
  if (!point) throw refuse("delivery_point_required", 400)
  return point
}
