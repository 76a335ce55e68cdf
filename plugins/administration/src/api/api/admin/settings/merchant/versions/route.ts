import { merchantVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { MERCHANT, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "Read who sold according to earlier versions",
    description: "Newest first, fifty at most.",
    access: "administrator",
    answer: merchantVersionsSchema,
  },
  ({ container }) => readVersions(container, MERCHANT),
)
