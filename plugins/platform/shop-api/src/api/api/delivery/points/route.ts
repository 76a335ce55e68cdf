import { normalisePostalCode } from "@bon-perroquet/contract/address"
import {
  type DeliveryPoint,
  deliveryPointsSchema,
  POINTS_SHOWN,
  pointsQuerySchema,
} from "@bon-perroquet/contract"
import { pointsNear } from "../../../../delivery"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "Find pickup points and lockers",
    description:
      "The carrier's points nearest to a postal code, with opening hours and the distance from its " +
      "centre. If the carrier does not answer, an earlier answer is returned. Without one, the call " +
      "fails.",
    query: pointsQuerySchema,
    answer: deliveryPointsSchema,
    refusals: { 503: ["points_unavailable"] },
  },
  async ({ query: { postal_code, ...question }, container, language }) => {
    const code = normalisePostalCode(question.country, postal_code) ?? postal_code
    const points = await pointsNear(container, { ...question, postal_code: code, language })
    return points.slice(0, POINTS_SHOWN) satisfies DeliveryPoint[]
  },
)
