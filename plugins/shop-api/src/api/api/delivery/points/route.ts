import { nearestPoints } from "@bon-perroquet/bpost/points"
import {
  type DeliveryPoint,
  deliveryPointsSchema,
  POINTS_SHOWN,
  pointsQuerySchema,
} from "@bon-perroquet/contract"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "Find pick-up points and lockers",
    description: "The carrier's points nearest to a postal code.",
    query: pointsQuerySchema,
    answer: deliveryPointsSchema,
  },
  ({ query: { postal_code, ...question } }) => {
    return nearestPoints(question, postal_code, POINTS_SHOWN) satisfies DeliveryPoint[]
  },
)
