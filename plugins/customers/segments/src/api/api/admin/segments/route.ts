import { route } from "@bon-perroquet/api-kit/http"
import { segmentsSchema } from "@bon-perroquet/contract"
import { knexOf, refreshSegments, segmentsOverview } from "../../../../segments"

export const GET = route(
  {
    summary: "List segments of customers",
    description:
      "With the number of people in each. Members are determined every hour from paid orders. A segment is a customer " +
      "group in Medusa. `accounts` can use a promotion for it, because guests do not prove their address.",
    access: "administrator",
    answer: segmentsSchema,
  },
  async ({ container }) => {
    const overview = await segmentsOverview(knexOf(container))
    if (overview.refreshed_at) return overview
    // In a new shop, the job has not run yet.
    await refreshSegments(container)
    return segmentsOverview(knexOf(container))
  },
)
