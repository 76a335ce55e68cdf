import { customerDetailSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { customerDetail } from "../../../../../customers"

export const GET = route(
  {
    summary: "Read a customer",
    description:
      "What they are worth, their addresses, language and newsletter. Their orders are in the list of orders, by `customer`. " +
      "A guest who has an account by now is that account.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    answer: customerDetailSchema,
    refusals: { 404: ["customer_not_found"] },
  },
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    return customerDetail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), params.id)
  },
)
