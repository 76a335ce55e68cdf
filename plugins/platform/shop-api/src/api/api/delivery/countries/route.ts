import { openCountriesSchema } from "@bon-perroquet/contract"
import { deliveryDestinations } from "../../../../delivery"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List delivery countries",
    description: "Countries open to orders, with transit times and free delivery.",
    answer: openCountriesSchema,
  },
  ({ container }) => deliveryDestinations(container),
)
