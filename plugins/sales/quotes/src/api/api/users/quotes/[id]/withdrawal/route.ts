import { quoteIdSchema, quoteSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { withdrawQuote } from "../../../../../../quotes/customer"
import { quoteView } from "../../../../../../quotes/views"

export const POST = route(
  {
    summary: "Withdraw a quote",
    description: "Ends a request or an offer. Offered prices end, too.",
    access: "account",
    params: quoteIdSchema,
    answer: quoteSchema,
    refusals: { 403: ["administrator_account"], 404: ["quote_not_found"], 409: ["quote_closed"] },
  },
  async ({ params: { id }, container, request, language }) => {
    requireService("quotes")
    const customer = await requireCustomer(request)
    return quoteView(container, await withdrawQuote(container, customer, id), language)
  },
)
