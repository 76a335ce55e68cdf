import { route } from "@bon-perroquet/api-kit/http"
import {
  TOTAL_COUNT_HEADER,
  webhookDeliveriesQuerySchema,
  webhookDeliveriesSchema,
  webhookIdSchema,
} from "@bon-perroquet/contract"
import { deliveriesPage } from "../../../../../../deliveries"
import { knexOf, requireWebhook } from "../../../../../../endpoints"

export const GET = route(
  {
    summary: "List deliveries of a webhook",
    description: "Only for owners. The last 30 days, newest first, with the last attempt.",
    access: "administrator",
    params: webhookIdSchema,
    query: webhookDeliveriesQuerySchema,
    answer: webhookDeliveriesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["webhook_not_found"] },
  },
  async ({ params: { id }, query, container, response }) => {
    const knex = knexOf(container)
    await requireWebhook(knex, id)
    const { deliveries, total } = await deliveriesPage(knex, id, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return deliveries
  },
)
