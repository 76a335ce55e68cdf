import { orderNumberSchema, orderSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { orderOf } from "../../../../../orders"

export const GET = route(
  {
    summary: "Retrieve an order of the account",
    access: "account",
    params: z.object({ order_number: orderNumberSchema }),
    answer: orderSchema,
    refusals: { 404: ["order_not_found"] },
  },
  async ({ params, container, request, language }) =>
    orderOf(container, await requireCaller(request), params.order_number, language),
)
