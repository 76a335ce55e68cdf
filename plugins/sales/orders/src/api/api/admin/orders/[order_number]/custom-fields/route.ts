import { adminOrderDetailSchema, orderFieldsSchema, orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeOrderFields } from "../../../../../../custom-fields"

export const PUT = route(
  {
    summary: "Update the merchant's own fields of an order",
    description:
      "The fields are declared in `merchant.json` with `is_editable`. Absent fields are not changed, null removes a value.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: orderFieldsSchema,
    answer: adminOrderDetailSchema,
    refusals: { 404: ["order_not_found"] },
    example: { custom_fields: {} },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await changeOrderFields(container, { ...params, values: body.custom_fields, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
