import { repeatOverviewSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { readOverview } from "../../../../overview"

export const GET = route(
  {
    summary: "Retrieve the subscription deliveries of the next week",
    description: "Deliveries to pack in the next seven days, their expected revenue, and refused charges.",
    access: "administrator",
    answer: repeatOverviewSchema,
  },
  ({ container, language }) => readOverview(container, language),
)
