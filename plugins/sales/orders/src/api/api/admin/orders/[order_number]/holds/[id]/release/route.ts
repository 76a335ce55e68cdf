import {
  adminOrderDetailSchema,
  holdIdSchema,
  holdReleaseSchema,
  orderNumberSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../../../administration"
import { releaseHold } from "../../../../../../../../holds"

export const POST = route(
  {
    summary: "Release a hold",
    description:
      "The order continues when its last active hold is released. The same cause does not hold it again.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema, id: holdIdSchema }),
    body: holdReleaseSchema,
    answer: adminOrderDetailSchema,
    refusals: { 404: ["order_not_found", "hold_not_found"], 409: ["order_busy"] },
    example: { note: "The customer confirmed the address by phone." },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await releaseHold(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
