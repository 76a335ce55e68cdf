import { type OpenCountries, openCountriesSchema } from "@bon-perroquet/contract"
import { deliveryCountries } from "../../../../delivery"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "List the countries of delivery",
    description: "Those that can be ordered to now.",
    answer: openCountriesSchema,
  },
  async ({ container }) => ({ countries: await deliveryCountries(container) }) satisfies OpenCountries,
)
