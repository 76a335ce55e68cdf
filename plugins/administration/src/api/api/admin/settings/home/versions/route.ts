import { homeVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { HOME, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "Read how the home page was set before",
    description: "Newest first, fifty at most.",
    access: "administrator",
    answer: homeVersionsSchema,
  },
  ({ container }) => readVersions(container, HOME),
)
