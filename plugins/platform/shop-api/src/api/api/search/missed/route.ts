import { missedSearchReceivedSchema, missedSearchSchema } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { reportMissedSearch } from "../../../../search"

const limit = new RequestLimit(60, 10 * 60_000)

export const POST = route(
  {
    summary: "Report a search without a result",
    description:
      "The storefront reports the words for which it showed no product with all of them. The shop counts them per day " +
      "for the merchant, without the sender. It ignores words that it can find, and texts with an e-mail address or a " +
      "long number.",
    body: missedSearchSchema,
    answer: missedSearchReceivedSchema,
    limit: "60 searches in 10 minutes",
    example: { q: "vitamines" },
  },
  async ({ body, container, language, request }) => {
    limit.admit(request)
    await reportMissedSearch(container, body.q, language)
    return { received: true as const }
  },
)
