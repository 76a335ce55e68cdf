import { shownTradePricesSchema, tradePricesOfQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { shownTradePrices } from "../../../trade/shown"

export const GET = route(
  {
    summary: "List the caller's trade prices",
    description:
      "Prices of the trade price lists that apply to the account, for products that you display. Prices of public calls " +
      "are the same for everybody. If the account has a VAT number and a list is for businesses, this call checks the " +
      "number with VIES, at most once a day.",
    access: "account",
    query: tradePricesOfQuerySchema,
    answer: shownTradePricesSchema,
  },
  async ({ query: { product_ids }, container, request }) =>
    shownTradePrices(container, (await requireCaller(request)).customer, product_ids),
)
