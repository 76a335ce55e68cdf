import { MAX_OPEN_QUOTES, quoteRequestSchema, quoteSchema, quotesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { requestQuote } from "../../../../quotes/customer"
import { quotesOf } from "../../../../quotes/rows"
import { quoteView } from "../../../../quotes/views"

export const GET = route(
  {
    summary: "List your quotes",
    description: "The newest 100 quotes, newest first.",
    access: "account",
    answer: quotesSchema,
    refusals: { 403: ["administrator_account"] },
  },
  async ({ container, request, language, knex }) => {
    requireService("quotes")
    const customer = await requireCustomer(request)
    const rows = await quotesOf(knex, customer)
    return Promise.all(rows.map((row) => quoteView(container, row, language)))
  },
)

export const POST = route(
  {
    summary: "Request a quote",
    description:
      "For accounts with trade prices. The shop answers with prices that are valid until a day. An account can have " +
      `${MAX_OPEN_QUOTES} open quotes.`,
    access: "account",
    body: quoteRequestSchema,
    answer: quoteSchema,
    refusals: {
      403: ["administrator_account", "quote_needs_trade"],
      404: ["product_not_found"],
      409: ["quotes_too_many"],
    },
    example: {
      lines: [{ product_id: "prod_01HZX3E6A8", variant_id: "variant_01HZX3E6A8", quantity: 200 }],
      message: "Livraison en deux fois possible ?",
    },
  },
  async ({ body, container, request, language }) => {
    requireService("quotes")
    const customer = await requireCustomer(request)
    return quoteView(container, await requestQuote(container, customer, body, language), language)
  },
)
