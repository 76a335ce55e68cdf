import { featuresVersionsSchema } from "@bon-perroquet/contract/features"
import { route } from "@bon-perroquet/api-kit/http"
import { FEATURES, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the functions of the shop",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: featuresVersionsSchema,
  },
  ({ container }) => readVersions(container, FEATURES),
)
