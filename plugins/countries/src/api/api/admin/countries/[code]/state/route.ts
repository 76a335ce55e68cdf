import { adminCountriesSchema, countryReferenceSchema, countryStateSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { setState } from "../../../../../../dashboard"

export const PUT = route(
  {
    summary: "Close a country to new orders, or open it again",
    description:
      "Carts on their way there go to the shop's own country until another is chosen. Orders and payment pages that are open go on.",
    access: "administrator",
    params: countryReferenceSchema,
    body: countryStateSchema,
    answer: adminCountriesSchema,
    refusals: { 404: ["country_not_found"], 409: ["country_not_own"] },
    example: { open: false },
  },
  async ({ params: { code }, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return setState(container, { by: email, code }, body.open)
  },
)
