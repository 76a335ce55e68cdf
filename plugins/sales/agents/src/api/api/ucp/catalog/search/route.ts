import { searchCatalogue, searchInputSchema } from "../../../../../catalogue/search"
import { collectionCall } from "../../../../../ucp/answer"

export const POST = collectionCall({
  summary: "Search the catalogue for an assistant",
  reads: searchInputSchema,
  run: searchCatalogue,
})
