import { route } from "@bon-perroquet/api-kit/http"
import { newWebhookSecretSchema, webhookIdSchema } from "@bon-perroquet/contract"
import { replaceWebhookSecret } from "../../../../../../endpoints"

export const POST = route(
  {
    summary: "Replace the secret of a webhook",
    description:
      "Only for owners with a fresh proof. For 24 hours, deliveries have a signature of the former secret, too.",
    access: "administrator",
    params: webhookIdSchema,
    answer: newWebhookSecretSchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["webhook_not_found"] },
  },
  ({ params: { id }, administrator: { email }, container }) => replaceWebhookSecret(container, email, id),
)
