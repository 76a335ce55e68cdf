import {
  acceptedSchema,
  listedTradePricesSchema,
  TOTAL_COUNT_HEADER,
  tradeListIdSchema,
  tradePricesInputSchema,
  tradePricesQuerySchema,
} from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { readTradePrices, writeTradePrices } from "../../../../../../trade-lists"

export const GET = route(
  {
    summary: "List the prices of a trade price list",
    description:
      "Sizes with a price in the list. With `search`, all sizes with this text in their name or SKU.",
    access: "administrator",
    params: tradeListIdSchema,
    query: tradePricesQuerySchema,
    answer: listedTradePricesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["trade_list_not_found"] },
  },
  async ({ params, query, language, container, response }) => {
    const { prices, total } = await readTradePrices(container, params.id, { ...query, language })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return prices
  },
)

export const PUT = route(
  {
    summary: "Set prices of a trade price list",
    description:
      "Replaces the prices of the given sizes. Other sizes keep theirs. Prices are without VAT. The shop adds the Belgian " +
      "VAT of the product's class.",
    access: "administrator",
    params: tradeListIdSchema,
    body: tradePricesInputSchema,
    answer: acceptedSchema,
    refusals: { 404: ["trade_list_not_found", "product_not_found"] },
    example: {
      prices: [
        {
          variant_id: "variant_01JX2V0000000000000000000A",
          steps: [
            { from: 1, net_price: 8.5 },
            { from: 10, net_price: 7.9 },
          ],
        },
      ],
    },
  },
  ({ params, body, administrator: { email }, container }) =>
    accepted(writeTradePrices(container, { by: email }, params.id, body)),
)
