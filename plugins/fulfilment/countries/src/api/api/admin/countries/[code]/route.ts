import { adminCountriesSchema, countryReferenceSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
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
  ({ params: { code }, administrator: { email }, container }) => undo(container, { by: email, code }),
)
