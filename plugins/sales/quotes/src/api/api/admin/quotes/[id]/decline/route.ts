import { quoteDeclineSchema, quoteIdSchema, staffQuoteSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { declineQuote } from "../../../../../../staff"
import { staffView } from "../../../../../../quotes/views"

export const POST = route(
  {
    summary: "Decline a quote",
    description: "Ends a request or an offer. The customer gets an e-mail with the message.",
    access: "administrator",
    params: quoteIdSchema,
    body: quoteDeclineSchema,
    answer: staffQuoteSchema,
    versioned: true,
    refusals: { 404: ["quote_not_found"], 409: ["quote_closed"] },
    example: { message: "Épuisé jusqu'à la prochaine récolte" },
  },
  async ({ params: { id }, body, container, request, language, administrator: { email: by } }) => {
    const decision = { id, by, precondition: preconditionOf(request) }
    return staffView(container, await declineQuote(container, decision, body.message ?? ""), language)
  },
)
