import { searchWordsSchema } from "@bon-perroquet/contract"
import { originalSearchWords } from "./original-search-words"

it("the default search words of a new shop are valid", () => {
  expect(searchWordsSchema.safeParse(originalSearchWords()).error?.issues).toBeUndefined()
})
