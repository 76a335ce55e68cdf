import { repeatOfferSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { repeatsOf } from "../../../offer"

export const GET = route(
  {
    summary: "Read what can be delivered again and again",
    description:
      "Every how many weeks, and what is taken off goods that come again. No rhythms: the shop does not offer it.",
    answer: repeatOfferSchema,
  },
  ({ container }) => repeatsOf(container).offer,
)
