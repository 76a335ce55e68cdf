import { labelOrdersSchema, labelServiceSchema, parcelResultsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { makeLabels, ordersLabels } from "../../../../../parcels"

export const GET = route(
  {
    summary: "Whether the carrier makes labels",
    description:
      "It does for a shop with an account; without one, its own site makes them of the exported data.",
    access: "administrator",
    answer: labelServiceSchema,
  },
  async ({ container, request }) => {
    await requireAdministrator(request)
    return { connected: ordersLabels(container) }
  },
)

export const POST = route(
  {
    summary: "Have labels made",
    description:
      "The carrier makes the label of each of these orders, at most a hundred, and its barcode becomes the parcel's number; the " +
      "order is being packed from then on. A label is made once: asked again, the same number is answered. What became of " +
      "each is answered one by one.",
    access: "administrator",
    body: labelOrdersSchema,
    answer: parcelResultsSchema,
    refusals: { 409: ["carrier_not_connected"] },
    example: { orders: [{ order_number: "BP-2026-000123" }] },
  },
  async ({ body, container, request, language }) => {
    const { email } = await requireAdministrator(request)
    const numbers = body.orders.map(({ order_number }) => order_number)
    return makeLabels(container, numbers, { email }, language)
  },
)
