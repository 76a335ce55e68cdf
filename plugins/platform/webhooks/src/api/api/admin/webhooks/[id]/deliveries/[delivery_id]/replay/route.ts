import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { webhookDeliveryDetailSchema, webhookDeliveryIdSchema } from "@bon-perroquet/contract"
import { deliveryDetail, replay } from "../../../../../../../../deliveries"
import { knexOf, requireWebhook } from "../../../../../../../../endpoints"

/** Replays per administrator in ten minutes. */
const replays = new RequestLimit(600, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Send a delivery again",
    description:
      "Only for owners. Sends the same body with the same `webhook-id` at once. If that fails, it is retried for days.",
    access: "administrator",
    params: webhookDeliveryIdSchema,
    answer: webhookDeliveryDetailSchema,
    refusals: { 404: ["webhook_not_found", "webhook_delivery_not_found"], 409: ["webhook_off"] },
    limit: "600 in 10 minutes",
  },
  async ({ params: { id, delivery_id }, administrator: { email }, container }) => {
    if (!replays.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    const knex = knexOf(container)
    if (!(await requireWebhook(knex, id)).is_on) throw refuse("webhook_off", 409)
    await replay(container, id, delivery_id)
    return deliveryDetail(knex, id, delivery_id)
  },
)
