import { route } from "@bon-perroquet/api-kit/http"
import { apiKeyIdSchema, apiKeySchema } from "@bon-perroquet/contract"
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
  ({ params: { id }, administrator: { email }, knex }) => endApiKey(knex, email, id),
)
