import { route } from "@bon-perroquet/api-kit/http"
import { newWebhookSecretSchema, webhookInputSchema, webhooksSchema } from "@bon-perroquet/contract"
import { createWebhook, knexOf, listWebhooks } from "../../../../endpoints"

export const GET = route(
  {
    summary: "List webhooks",
    description: "Only for owners. By name, without their secrets.",
    access: "administrator",
    answer: webhooksSchema,
  },
  ({ container }) => listWebhooks(knexOf(container)),
)

export const POST = route(
  {
    summary: "Create a webhook",
    description:
      "Only for owners with a fresh proof. The shop posts the events to the public address, signed as Standard Webhooks " +
      "describes. The secret is in this response only.",
    access: "administrator",
    body: webhookInputSchema,
    answer: newWebhookSecretSchema,
    refusals: { 403: ["fresh_proof_required"], 422: ["webhook_address"] },
    example: {
      ...{ name: "ERP", url: "https://erp.example.org/hooks", is_on: true },
      events: ["order.placed", "stock.changed"],
    },
  },
  ({ body, administrator: { email }, container }) => createWebhook(container, email, body),
)
