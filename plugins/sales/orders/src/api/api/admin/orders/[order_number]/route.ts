import { orderNumberSchema, adminOrderDetailSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../administration"

export const GET = route(
  {
    summary: "Retrieve an order",
    description: "Includes its history, refunds and payment.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    answer: adminOrderDetailSchema,
    refusals: { 404: ["order_not_found"] },
  },
  ({ params, container, language }) => adminOrder(container, params.order_number, language),
)
