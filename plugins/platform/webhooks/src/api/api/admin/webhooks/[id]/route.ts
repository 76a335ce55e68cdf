import { accepted, preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { acceptedSchema, webhookIdSchema, webhookInputSchema, webhookSchema } from "@bon-perroquet/contract"
import { changeWebhook, removeWebhook } from "../../../../../endpoints"

export const PUT = route(
  {
    summary: "Update a webhook",
    description: "Only for owners with a fresh proof. Switching a stopped webhook on forgets its failures.",
    access: "administrator",
    params: webhookIdSchema,
    body: webhookInputSchema,
    answer: webhookSchema,
    versioned: true,
    refusals: {
      403: ["fresh_proof_required"],
      404: ["webhook_not_found"],
      422: ["webhook_address"],
    },
    example: {
      ...{ name: "ERP", url: "https://erp.example.org/hooks", is_on: false },
      events: ["order.placed"],
    },
  },
  ({ params: { id }, body, administrator: { email: by }, container, request }) =>
    changeWebhook(container, { by, precondition: preconditionOf(request) }, id, body),
)

export const DELETE = route(
  {
    summary: "Delete a webhook",
    description: "Only for owners with a fresh proof. Deletes its log, too.",
    access: "administrator",
    params: webhookIdSchema,
    answer: acceptedSchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["webhook_not_found"] },
  },
  ({ params: { id }, administrator: { email }, container }) => accepted(removeWebhook(container, email, id)),
)
