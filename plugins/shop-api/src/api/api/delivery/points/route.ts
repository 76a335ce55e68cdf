import { nearestPoints } from "@bon-perroquet/bpost/points"
import { POINTS_SHOWN, pointsQuerySchema, type DeliveryPoint } from "../../../../contract/delivery"
import { route } from "../../../../http"

/** The carrier's points nearest to a postal code. */
export const GET = route({ query: pointsQuerySchema }, ({ query: { postal_code, ...question } }) => {
  return nearestPoints(question, postal_code, POINTS_SHOWN) satisfies DeliveryPoint[]
})
