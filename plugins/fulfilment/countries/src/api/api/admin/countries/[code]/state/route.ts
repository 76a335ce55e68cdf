import { adminCountriesSchema, countryReferenceSchema, countryStateSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { setState } from "../../../../../../dashboard"

export const PUT = route(
  {
    summary: "Open or close a country for new orders",
    description:
      "Carts for a closed country change to the shop's country until the customer chooses another. " +
      "Existing orders and open payment pages continue.",
    access: "administrator",
    params: countryReferenceSchema,
    body: countryStateSchema,
    answer: adminCountriesSchema,
    refusals: { 404: ["country_not_found"], 409: ["country_not_own"] },
    example: { open: false },
  },
  ({ params: { code }, body, administrator: { email }, container }) =>
    setState(container, { by: email, code }, body.open),
)
