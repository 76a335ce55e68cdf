import { normalisePostalCode } from "@bon-perroquet/contract/address"
import {
  type DeliveryPoint,
  deliveryPointsSchema,
  POINTS_SHOWN,
  pointsQuerySchema,
} from "@bon-perroquet/contract"
import { pointsNear } from "../../../../delivery"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"

/** Limits how often somebody can make the shop call the carrier, which happens for each new postal code. */
const limit = new RequestLimit(120, 60_000)

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
    limit: "120 requests a minute",
  },
  async ({ query: { postal_code, ...question }, container, language, request }) => {
    limit.admit(request)
    const code = normalisePostalCode(question.country, postal_code) ?? postal_code
    const points = await pointsNear(container, { ...question, postal_code: code, language })
    return points.slice(0, POINTS_SHOWN) satisfies DeliveryPoint[]
  },
)
