import { listApiKeys } from "@bon-perroquet/api-kit/api-keys"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { apiKeyInputSchema, apiKeysSchema, newApiKeySchema } from "@bon-perroquet/contract"
import { createApiKey } from "../../../../api-keys"

export const GET = route(
  {
    summary: "List API keys",
    description: "Only for owners. Active keys first, then by name. No call returns the keys themselves.",
    access: "administrator",
    answer: apiKeysSchema,
  },
  ({ knex }) => listApiKeys(knex),
)

export const POST = route(
  {
    summary: "Create an API key",
    description:
      "Only for owners with a fresh proof. The key of another program, which sends it as `Authorization: Bearer bpk_…` to " +
      "`/api/admin`. It is in this response only. It has the listed rights as long as its creator has them.",
    access: "administrator",
    body: apiKeyInputSchema,
    answer: newApiKeySchema,
    refusals: { 403: ["fresh_proof_required"] },
    example: { name: "ERP", rights: ["orders:read", "products:read"] },
  },
  async ({ body, knex, request }) => createApiKey(knex, await requireAdministrator(request), body),
)
