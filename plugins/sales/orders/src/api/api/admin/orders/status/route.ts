import { parcelResultsSchema, parcelStepsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { takeParcelSteps } from "../../../../../parcels"

export const POST = route(
  {
    summary: "Pack, ship or deliver many orders",
    description:
      "At most 100, each with the same effects and e-mail as a single change. Orders that are cancelled " +
      "or have a later status are not changed. Returns one result per order, in the order of the " +
      "request. A failure does not affect the other orders.",
    access: "administrator",
    body: parcelStepsSchema,
    answer: parcelResultsSchema,
    example: {
      status: "shipped",
      orders: [
        { order_number: "BP-2026-000123", from: "preparing", tracking_number: "323212345678901234567890" },
      ],
    },
  },
  ({ body, administrator: { email }, container, language }) =>
    takeParcelSteps(container, { ...body, by: { email } }, language),
)
