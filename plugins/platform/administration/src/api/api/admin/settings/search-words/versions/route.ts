import { searchWordsVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { readVersions, SEARCH_WORDS } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the search words",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: searchWordsVersionsSchema,
  },
  ({ container }) => readVersions(container, SEARCH_WORDS),
)
