import { merchantVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { MERCHANT, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the merchant settings",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: merchantVersionsSchema,
  },
  ({ container }) => readVersions(container, MERCHANT),
)
