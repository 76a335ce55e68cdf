import { openingVersionsSchema } from "@bon-perroquet/contract/setup"
import { route } from "@bon-perroquet/api-kit/http"
import { OPENING, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the opening",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: openingVersionsSchema,
  },
  ({ container }) => readVersions(container, OPENING),
)
