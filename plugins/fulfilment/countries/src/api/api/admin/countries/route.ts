import { adminCountriesSchema, countryInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { dashboardCountries, addCountry } from "../../../../dashboard"

export const GET = route(
  {
    summary: "List countries",
    description:
      "Opened countries with their delivery methods and VAT rates, and countries that can be opened.",
    access: "administrator",
    answer: adminCountriesSchema,
  },
  ({ container }) => dashboardCountries(container),
)

export const POST = route(
  {
    summary: "Open a country",
    description:
      "Creates everything that is required to sell there, or nothing: region, delivery methods with " +
      "prices, and VAT rates. Existing records are kept.",
    access: "administrator",
    body: countryInputSchema,
    answer: adminCountriesSchema,
    refusals: { 409: ["no_delivery_set", "service_not_offered"] },
    example: {
      code: "DE",
      methods: [
        {
          kind: "home",
          steps: [{ up_to_grams: 30_000, price_cents: 1495 }],
          free_from_cents: null,
          min_days: 3,
          max_days: 5,
        },
      ],
      rates: { reduced: 7, standard: 19, from: "2026-11-24" },
    },
  },
  ({ body, administrator: { email }, container }) => addCountry(container, email, body),
)
