import { orderNumberSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { adminOrder } from "../../../../../administration"

export const GET = route(
  { params: z.object({ order_number: orderNumberSchema }) },
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    return adminOrder(container, params.order_number)
  },
)
