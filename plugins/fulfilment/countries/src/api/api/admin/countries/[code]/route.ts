import { adminCountriesSchema, countryReferenceSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { undo } from "../../../../../dashboard"

export const DELETE = route(
  {
    summary: "Delete a country",
    description:
      "Undoes the opening of a country. Only possible if no order and no cart uses it. Otherwise, close it.",
    access: "administrator",
    params: countryReferenceSchema,
    answer: adminCountriesSchema,
    refusals: { 404: ["country_not_found"], 409: ["country_in_use", "country_not_own"] },
  },
  async ({ params: { code }, container, request }) => {
    const { email } = await requireAdministrator(request)
    return undo(container, { by: email, code })
  },
)
