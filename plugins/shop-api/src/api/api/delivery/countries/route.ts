import { openCountriesSchema } from "@bon-perroquet/contract"
import { deliveryDestinations } from "../../../../delivery"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "List the countries of delivery",
    description: "Those that can be ordered to now, with the working days and the free delivery of each.",
    answer: openCountriesSchema,
  },
  ({ container }) => deliveryDestinations(container),
)
