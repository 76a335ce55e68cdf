import {
  acceptedSchema,
  tradeListIdSchema,
  tradeListInputSchema,
  tradeListSchema,
} from "@bon-perroquet/contract"
import { accepted, preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { deleteTradeList, readTradeList, saveTradeList } from "../../../../../trade-lists"

const REFUSALS = { 404: ["trade_list_not_found"] } as const

export const GET = route(
  {
    summary: "Retrieve a trade price list",
    access: "administrator",
    params: tradeListIdSchema,
    answer: tradeListSchema,
    versioned: true,
    refusals: REFUSALS,
  },
  ({ params, container }) => readTradeList(container, params.id),
)

export const PUT = route(
  {
    summary: "Update a trade price list",
    description: "All fields except the prices of sizes. A list that was off in Medusa Admin is switched on.",
    access: "administrator",
    params: tradeListIdSchema,
    body: tradeListInputSchema,
    answer: tradeListSchema,
    versioned: true,
    refusals: { 404: ["trade_list_not_found", "customer_group_not_found"] },
    example: {
      ...{ title: "Éleveurs", group_ids: [], is_for_businesses: true, from: null, until: "2099-12-31" },
      ...{ minimum_cents: null, discounts: [{ from: 1, percent: 10 }] },
    },
  },
  ({ params, body, administrator: { email }, container, request }) =>
    saveTradeList(container, email, params.id, { input: body, precondition: preconditionOf(request) }),
)

export const DELETE = route(
  {
    summary: "Delete a trade price list",
    description: "Orders keep the prices at which they were placed.",
    access: "administrator",
    params: tradeListIdSchema,
    answer: acceptedSchema,
    refusals: REFUSALS,
  },
  ({ params, administrator: { email }, container }) => accepted(deleteTradeList(container, email, params.id)),
)
