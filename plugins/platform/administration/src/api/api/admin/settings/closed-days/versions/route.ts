import { dispatchVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { DISPATCH_SETTINGS, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the days without dispatch",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: dispatchVersionsSchema,
  },
  ({ container }) => readVersions(container, DISPATCH_SETTINGS),
)
