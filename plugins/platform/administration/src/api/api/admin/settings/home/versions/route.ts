import { homeVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { HOME, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the home page settings",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: homeVersionsSchema,
  },
  ({ container }) => readVersions(container, HOME),
)
