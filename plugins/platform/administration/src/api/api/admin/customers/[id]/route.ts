import { customerDetailSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { customerDetail } from "../../../../../customers"

export const GET = route(
  {
    summary: "Retrieve a customer",
    description:
      "Includes revenue, addresses, language and newsletter. To get the orders, filter the list of " +
      "orders by `customer`. A guest who created an account is returned as that account.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    answer: customerDetailSchema,
    refusals: { 404: ["customer_not_found"] },
  },
  ({ params, knex }) => customerDetail(knex, params.id),
)
