import { route } from "@bon-perroquet/api-kit/http"
import { giftCardOfferSchema } from "@bon-perroquet/contract"
import { offerOf } from "../../../../sold"

export const GET = route(
  {
    summary: "Retrieve the gift cards for sale",
    description: "Amounts to choose from, and the limits of a freely chosen amount.",
    answer: giftCardOfferSchema,
  },
  ({ container }) => Promise.resolve(offerOf(container)),
)
