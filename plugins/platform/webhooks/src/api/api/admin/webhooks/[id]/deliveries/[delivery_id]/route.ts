import { route } from "@bon-perroquet/api-kit/http"
import { webhookDeliveryDetailSchema, webhookDeliveryIdSchema } from "@bon-perroquet/contract"
import { deliveryDetail } from "../../../../../../../deliveries"
import { knexOf } from "../../../../../../../endpoints"

export const GET = route(
  {
    summary: "Retrieve a delivery of a webhook",
    description: "Only for owners. With its body and all attempts, newest first.",
    access: "administrator",
    params: webhookDeliveryIdSchema,
    answer: webhookDeliveryDetailSchema,
    refusals: { 404: ["webhook_delivery_not_found"] },
  },
  ({ params: { id, delivery_id }, container }) => deliveryDetail(knexOf(container), id, delivery_id),
)
