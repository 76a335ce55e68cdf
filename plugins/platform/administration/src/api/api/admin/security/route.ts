import { securitySettingsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { changeSecurity } from "../../../../users"

export const GET = route(
  {
    summary: "Retrieve the sign-in policy of administrators",
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
    summary: "Require a second factor of all administrators",
    description:
      "Only an owner with a second factor can do this. Administrators without one can then only sign in " +
      "and set one up, here and in Medusa's Admin API. The change log records the owner.",
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
