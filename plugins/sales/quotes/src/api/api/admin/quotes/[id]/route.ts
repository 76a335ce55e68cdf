import { quoteIdSchema, staffQuoteSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireQuote } from "../../../../../quotes/rows"
import { staffView } from "../../../../../quotes/views"

export const GET = route(
  {
    summary: "Retrieve a quote",
    access: "administrator",
    params: quoteIdSchema,
    answer: staffQuoteSchema,
    versioned: true,
    refusals: { 404: ["quote_not_found"] },
  },
  async ({ params: { id }, container, language, knex }) => {
    const row = await requireQuote(knex, id)
    return staffView(container, row, language)
  },
)
