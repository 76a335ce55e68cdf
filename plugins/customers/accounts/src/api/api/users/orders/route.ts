import { ordersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
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
