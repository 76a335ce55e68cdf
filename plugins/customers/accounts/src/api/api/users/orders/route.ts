import { ordersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { ordersOf } from "../../../../orders"

export const GET = route(
  {
    summary: "List orders of the account",
    description: "Newest first.",
    access: "account",
    answer: ordersSchema,
  },
  async ({ container, request, language }) => ordersOf(container, await requireCaller(request), language),
)
