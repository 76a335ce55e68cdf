import { route } from "@bon-perroquet/api-kit/http"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { linkSchema, orderBalancesSchema } from "@bon-perroquet/contract"
import { applyStoreCreditToOrder, CHANGE_REFUSALS } from "../../../../../orders"

export const POST = route(
  {
    summary: "Pay for an order with store credit by its link",
    description:
      "Only for an order of the signed-in customer. The store credit pays a part of the amount due or all of it when the " +
      "customer pays with the same account. An open payment page of the order ends.",
    access: "account",
    body: linkSchema,
    answer: orderBalancesSchema,
    refusals: {
      ...CHANGE_REFUSALS,
      403: ["administrator_account"],
      404: ["order_not_found", "not_found"],
      409: [...CHANGE_REFUSALS[409], "gift_card_too_many", "store_credit_empty"],
    },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body: { token }, container, request }) => {
    const customer_id = await requireCustomer(request)
    return applyStoreCreditToOrder(container, {
      order_id: await linkedOrder(container, token),
      customer_id,
    })
  },
)
