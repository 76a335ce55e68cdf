import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params: { id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    return replaceWebhookSecret(container, email, id)
  },
)
