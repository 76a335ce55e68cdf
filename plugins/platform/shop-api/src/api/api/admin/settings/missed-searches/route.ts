import { missedSearchesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { listMissedSearches } from "../../../../../search"

export const GET = route(
  {
    summary: "List searches without a result",
    description:
      "Words of the last 90 days for which no product had all of them, most frequent first, at most 50.",
    access: "administrator",
    answer: missedSearchesSchema,
  },
  ({ container }) => listMissedSearches(container),
)
