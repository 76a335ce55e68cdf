import { adminCountriesSchema, countryDeliverySchema, countryReferenceSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { deliver } from "../../../../../../dashboard"

export const PUT = route(
  {
    summary: "Set the delivery methods of a country",
    description:
      "Replaces the methods and prices. Absent kinds are no longer offered. A closed country stays " +
      "closed, and existing orders keep their prices. Send the country's `version` as If-Match.",
    access: "administrator",
    params: countryReferenceSchema,
    body: countryDeliverySchema,
    answer: adminCountriesSchema,
    versioned: "items",
    refusals: { 404: ["country_not_found"], 409: ["no_delivery_set", "service_not_offered"] },
    example: {
      methods: [
        {
          kind: "home",
          steps: [{ up_to_grams: 30_000, price_cents: 1495 }],
          free_from_cents: 15_000,
          min_days: 2,
          max_days: 4,
        },
      ],
    },
  },
  ({ params: { code }, body, administrator: { email }, container, request }) =>
    deliver(container, { by: email, code }, body.methods, preconditionOf(request)),
)
