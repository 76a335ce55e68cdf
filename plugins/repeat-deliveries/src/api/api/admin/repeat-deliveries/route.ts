import { repeatOverviewSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { readOverview } from "../../../../overview"

export const GET = route(
  {
    summary: "Read what comes again next week",
    description:
      "What is to be packed in the next seven days, what it is expected to bring in, and the charges that were refused.",
    access: "administrator",
    answer: repeatOverviewSchema,
  },
  async ({ container, language, request }) => {
    await requireAdministrator(request)
    return readOverview(container, language)
  },
)
