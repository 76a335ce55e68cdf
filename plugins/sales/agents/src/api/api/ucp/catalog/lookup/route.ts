import { lookUpCatalogue, lookupInputSchema } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Look up products for an assistant",
  reads: lookupInputSchema,
  example: { ids: ["prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG"] },
  run: lookUpCatalogue,
})
