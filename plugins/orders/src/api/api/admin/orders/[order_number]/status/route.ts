import {
  orderNumberSchema,
  orderStatusBodySchema,
  orderStatusQuerySchema,
  orderStatusSchema,
} from "@bon-perroquet/shop-api/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeStatus } from "../../../../../../status"

/** The status may come in the body, in the query, or in both, where they must agree. */
export const PUT = route(
  { params: z.object({ order_number: orderNumberSchema }), query: orderStatusQuerySchema },
  async ({ params, query, container, request }) => {
    const { email } = await requireAdministrator(request)
    const body = orderStatusBodySchema.parse(request.body ?? {})
    if (body.status && query.status && body.status !== query.status)
      throw refuse("invalid_request", 400, { field: "status" })
    const { status, ...how } = orderStatusSchema.parse({ ...query, ...body })
    await changeStatus(container, { ...params, ...how, to: status, by: { email } })
    return adminOrder(container, params.order_number)
  },
)
