import { tradeListInputSchema, tradeListSchema, tradeListsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { createTradeList, tradeLists } from "../../../../trade-lists"

export const GET = route(
  {
    summary: "List trade price lists",
    description:
      "Medusa's price lists for customer groups, newest first, with their number of sizes and accounts.",
    access: "administrator",
    answer: tradeListsSchema,
  },
  ({ container }) => tradeLists(container),
)

export const POST = route(
  {
    summary: "Create a trade price list",
    description:
      "For customer groups, for accounts with a VAT number that VIES confirmed, or both. Its accounts pay the lowest of " +
      "these prices and the public one. Promotions reduce that price. Only signed-in accounts see it.",
    access: "administrator",
    body: tradeListInputSchema,
    answer: tradeListSchema,
    versioned: true,
    refusals: { 404: ["customer_group_not_found"] },
    example: {
      title: "Éleveurs",
      group_ids: [],
      is_for_businesses: true,
      from: null,
      until: null,
      minimum_cents: 15_000,
      discounts: [
        { from: 1, percent: 10 },
        { from: 10, percent: 15 },
      ],
    },
  },
  ({ body, administrator: { email }, container }) => createTradeList(container, email, body),
)
