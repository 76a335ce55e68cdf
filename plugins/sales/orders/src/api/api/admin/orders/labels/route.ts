import { labelOrdersSchema, labelServiceSchema, parcelResultsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { makeLabels, ordersLabels } from "../../../../../parcels"

export const GET = route(
  {
    summary: "Check whether the carrier creates labels",
    description:
      "The carrier's API creates labels if the shop has an account. Otherwise, upload the exported data " +
      "to the carrier's site.",
    access: "administrator",
    answer: labelServiceSchema,
  },
  ({ container }) => ({ connected: ordersLabels(container) }),
)

export const POST = route(
  {
    summary: "Create labels",
    description:
      "Creates the carrier's label of each order, at most 100. The label's barcode becomes the tracking " +
      "number, and the order's status becomes `preparing`. A label is created only once: a second call " +
      "returns the same number. Returns one result per order.",
    access: "administrator",
    body: labelOrdersSchema,
    answer: parcelResultsSchema,
    refusals: { 409: ["carrier_not_connected"] },
    example: { orders: [{ order_number: "BP-2026-000123" }] },
  },
  ({ body, administrator: { email }, container, language }) => {
    const numbers = body.orders.map(({ order_number }) => order_number)
    return makeLabels(container, numbers, { email }, language)
  },
)
