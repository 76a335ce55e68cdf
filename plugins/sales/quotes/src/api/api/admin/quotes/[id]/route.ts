import { quoteIdSchema, staffQuoteSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ params: { id }, container, request, language }) => {
    await requireAdministrator(request)
    const row = await requireQuote(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
    return staffView(container, row, language)
  },
)
