import { carrierCalled, PointsAway, type PointDirectory } from "@bon-perroquet/carrier"
import { needsPoint } from "@bon-perroquet/carrier/tariff"
import {
  POINT_KINDS,
  type DeliveryCountry,
  type DeliveryPoint,
  type PointKind,
} from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot } from "../catalogue"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import type { DeliveryMethod } from "./methods"
import { countriesWithDelivery, optionsTo } from "./delivery-countries"

export const hasPoints = (container: MedusaContainer, carrier: string): boolean =>
  carrierCalled(container, carrier).points?.isAvailable() ?? false

/** Returns whether a method can be chosen: a method to a point needs its carrier's directory. */
export const isReachable = (
  container: MedusaContainer,
  { needs_point, carrier }: Pick<DeliveryMethod, "needs_point" | "carrier">,
): boolean => !needs_point || hasPoints(container, carrier.code)

async function askPoints<T>(
  container: MedusaContainer,
  carrier: string | undefined,
  ask: (directory: PointDirectory) => Promise<T>,
): Promise<T> {
  const directory = carrierCalled(container, carrier).points
  if (!directory) throw refuse("points_unavailable", 503)
  try {
    return await ask(directory)
  } catch (error) {
    throw error instanceof PointsAway ? refuse("points_unavailable", 503) : error
  }
}

async function carrierOfPoints(
  container: MedusaContainer,
  { country, kind }: { country: DeliveryCountry; kind: PointKind },
): Promise<string | undefined> {
  const { options } = optionsTo(await shopSnapshot(container), country)
  return options.find(({ code }) => code === kind)?.carrier.code
}

/** Returns points, nearest first. */
export async function pointsNear(
  container: MedusaContainer,
  query: { country: DeliveryCountry; kind: PointKind; postal_code: string; language: string },
): Promise<DeliveryPoint[]> {
  const carrier = await carrierOfPoints(container, query)
  return askPoints(container, carrier, (directory) => directory.near(query))
}

export async function countryOfPoint(
  container: MedusaContainer,
  id: string,
): Promise<DeliveryCountry | undefined> {
  for (const country of countriesWithDelivery(await shopSnapshot(container))) {
    const found = await Promise.all(
      POINT_KINDS.map(async (kind) => {
        const carrier = await carrierOfPoints(container, { country, kind })
        return askPoints(container, carrier, (points) => points.find({ kind, id, country }))
      }),
    )
    if (found.some(Boolean)) return country
  }
  return undefined
}

/** Returns the chosen pick-up point, or null for home delivery. @throws 400 if it is missing or unknown */
export async function chosenPoint(
  container: MedusaContainer,
  { code, carrier }: Pick<DeliveryMethod, "code" | "carrier">,
  country: DeliveryCountry,
  id: string | undefined,
): Promise<DeliveryPoint | null> {
  if (!needsPoint(code)) return null
  const point =
    id === undefined
      ? undefined
      : await askPoints(container, carrier.code, (points) => points.find({ kind: code, id, country }))
  if (!point) throw refuse("delivery_point_required", 400)
  return point
}
