import { securitySettingsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { changeSecurity } from "../../../../users"

export const GET = route(
  {
    summary: "Read how administrators have to sign in",
    access: "administrator",
    answer: securitySettingsSchema,
  },
  async ({ request }) => {
    const { second_factor_demanded } = await requireAdministrator(request)
    return { second_factor_demanded }
  },
)

export const PUT = route(
  {
    summary: "Demand a second factor of all administrators",
    description:
      "By an owner who has shown one. Who has none may sign in, set one up, and nothing else, here and at the engine's Admin API. The change log names who demanded it.",
    access: "administrator",
    body: securitySettingsSchema,
    answer: securitySettingsSchema,
    refusals: { 409: ["second_factor_missing"] },
    example: { second_factor_demanded: true },
  },
  async ({ body, container, request }) => {
    await changeSecurity(container, await requireAdministrator(request), body)
    return body
  },
)
