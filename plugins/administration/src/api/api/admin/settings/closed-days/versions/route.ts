import { closedDaysVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { CLOSED_DAYS, readVersions } from "@bon-perroquet/shop-settings/settings"

export const GET = route(
  {
    summary: "Read on which days nothing was sent according to earlier versions",
    description: "Newest first, fifty at most.",
    access: "administrator",
    answer: closedDaysVersionsSchema,
  },
  ({ container }) => readVersions(container, CLOSED_DAYS),
)
