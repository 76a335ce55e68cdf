import { orderNumberSchema, refundRequestSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { refundOrder } from "../../../../../../refunds"

export const POST = route(
  { params: z.object({ order_number: orderNumberSchema }), body: refundRequestSchema },
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    await refundOrder(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number)
  },
)
