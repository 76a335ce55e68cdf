import { brandVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { BRAND, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "List versions of the logo and the colours settings",
    description: "Newest first, at most 50.",
    access: "administrator",
    answer: brandVersionsSchema,
  },
  ({ container }) => readVersions(container, BRAND),
)
