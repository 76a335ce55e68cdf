import { quoteIdSchema, quoteOfferSchema, staffQuoteSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { offerQuote } from "../../../../../../staff"
import { staffView } from "../../../../../../quotes/views"

export const PUT = route(
  {
    summary: "Offer prices for a quote",
    description:
      "Prices of one unit in cents without VAT. They apply to the customer from the offered quantity upwards, until the " +
      "end of the day, as long as no lower price applies. The customer gets an e-mail. A second offer replaces the first.",
    access: "administrator",
    params: quoteIdSchema,
    body: quoteOfferSchema,
    answer: staffQuoteSchema,
    versioned: true,
    refusals: { 404: ["quote_not_found", "product_not_found"], 409: ["quote_closed"] },
    example: {
      lines: [{ variant_id: "variant_01HZX3E6A8", quantity: 200, net_cents: 790 }],
      ...{ message: "Livraison comprise", valid_until: "2099-12-31" },
    },
  },
  async ({ params: { id }, body, container, request, language, administrator: { email: by } }) => {
    const row = await offerQuote(container, { id, by, precondition: preconditionOf(request) }, body)
    return staffView(container, row, language)
  },
)
