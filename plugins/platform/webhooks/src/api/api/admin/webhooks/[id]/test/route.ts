import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { webhookDeliveryDetailSchema, webhookIdSchema } from "@bon-perroquet/contract"
import { deliveryDetail, sendTest } from "../../../../../../deliveries"
import { knexOf, requireWebhook } from "../../../../../../endpoints"

/** Test events per administrator in ten minutes. */
const tests = new RequestLimit(60, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Send a test event",
    description: "Only for owners. Sends `webhook.test` at once and returns the result.",
    access: "administrator",
    params: webhookIdSchema,
    answer: webhookDeliveryDetailSchema,
    refusals: { 404: ["webhook_not_found"], 409: ["webhook_off"] },
    limit: "60 in 10 minutes",
  },
  async ({ params: { id }, administrator: { email }, container }) => {
    if (!tests.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    const knex = knexOf(container)
    if (!(await requireWebhook(knex, id)).is_on) throw refuse("webhook_off", 409)
    return deliveryDetail(knex, id, await sendTest(container, id))
  },
)
