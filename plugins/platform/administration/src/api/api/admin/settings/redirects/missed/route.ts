import { missedAddressesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { listMissedAddresses } from "@bon-perroquet/shop-api/redirects"

export const GET = route(
  {
    summary: "List addresses that visitors did not find",
    description:
      "Paths of the last 90 days that answered 404 and have no redirect, most frequent first, at most 50. A suggestion " +
      "is the product or category whose name the address ends with.",
    access: "administrator",
    answer: missedAddressesSchema,
  },
  ({ container }) => listMissedAddresses(container),
)
