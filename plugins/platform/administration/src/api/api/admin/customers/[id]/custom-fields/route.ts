import { customerDetailSchema, customerFieldsSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { changeCustomerFields } from "../../../../../../customers"

export const PUT = route(
  {
    summary: "Update the merchant's own fields of a customer",
    description:
      "The fields are declared in `merchant.json`. Absent fields are not changed, null removes a value.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    body: customerFieldsSchema,
    answer: customerDetailSchema,
    refusals: { 404: ["customer_not_found"] },
    example: { custom_fields: {} },
  },
  ({ params, body, container }) => changeCustomerFields(container, params.id, body.custom_fields),
)
