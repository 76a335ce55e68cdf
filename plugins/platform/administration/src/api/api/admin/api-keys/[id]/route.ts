import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { apiKeyIdSchema, apiKeySchema } from "@bon-perroquet/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endApiKey } from "../../../../../api-keys"

export const DELETE = route(
  {
    summary: "Revoke an API key",
    description: "Only for owners with a fresh proof. The key stays in the list and works no more.",
    access: "administrator",
    params: apiKeyIdSchema,
    answer: apiKeySchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["api_key_not_found"] },
  },
  async ({ params: { id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    return endApiKey(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email, id)
  },
)
