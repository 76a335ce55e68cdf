import {
  adminOrderDetailSchema,
  confirmedArticleChangeSchema,
  orderNumberSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { ARTICLE_CONFLICTS, changeArticles } from "../../../../../../articles"

export const POST = route(
  {
    summary: "Change the articles of an order",
    description:
      "Adds, removes or changes articles before the order is packed. Stock, documents and Medusa's order follow. A lower " +
      "price is refunded. For a higher price, the customer gets a payment link. An e-mail names the change.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: confirmedArticleChangeSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      400: ["unknown_line"],
      404: ["order_not_found", "product_not_found"],
      409: [
        ...ARTICLE_CONFLICTS,
        ...(["amount_changed", "refund_refused", "refund_account_required", "refund_disputed"] as const),
      ],
      503: ["refund_unavailable", "refund_pending"],
    },
    example: { lines: [{ id: "ordli_01", quantity: 1 }], add: [], difference_cents: -735 },
  },
  async ({ params, body: change, administrator: { email }, container, language }) => {
    await changeArticles(container, { ...params, change, language, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
