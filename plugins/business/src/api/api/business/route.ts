import { type BusinessOffer, businessOfferSchema } from "@bon-perroquet/contract"
import { businessKeeper } from "@bon-perroquet/shop-api/business"
import { route } from "@bon-perroquet/shop-api/http"

export const GET = route(
  {
    summary: "Tell whether the shop takes orders of businesses",
    description: "A checkout may then name a company and its VAT number, and a profile may keep them.",
    answer: businessOfferSchema,
  },
  () => Promise.resolve({ is_offered: businessKeeper() !== undefined } satisfies BusinessOffer),
)
