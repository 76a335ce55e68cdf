import { orderNumberSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { orderOf } from "../../../../../orders"

export const GET = route(
  { params: z.object({ order_number: orderNumberSchema }) },
  async ({ params, container, request }) =>
    orderOf(container, await requireCaller(request), params.order_number),
)
