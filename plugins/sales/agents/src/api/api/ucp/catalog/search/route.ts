import { searchCatalogue, searchInputSchema } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Search the catalogue for an assistant",
  reads: searchInputSchema,
  example: { query: "almonds", pagination: { limit: 10 } },
  run: searchCatalogue,
})
