import { lookUpCatalogue, lookupInputSchema } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Look up products for an assistant",
  reads: lookupInputSchema,
  run: lookUpCatalogue,
})
