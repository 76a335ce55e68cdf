import { OPTIONAL_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { installStorage } from "../../testing/browser-storage"
import { forgetSearches, recentSearches, rememberSearch } from "./recent"

const KEY = OPTIONAL_STORAGE_KEYS.preferences.searches
const ACCEPTED = { [STORAGE_KEYS.cookiesChoice]: "accepted" }

describe("Recent searches", () => {
  it("the recent searches are the last five different ones, newest first", () => {
    installStorage(ACCEPTED)
    for (const text of ["a", "b", "c", "d", "e", "A", "f"]) rememberSearch(text)
    expect(recentSearches()).toEqual(["f", "A", "e", "d", "c"])
    forgetSearches()
    expect(recentSearches()).toEqual([])
  })

  it.each<Record<string, string>>([{}, { [STORAGE_KEYS.cookiesChoice]: "refused" }])(
    "recent searches are not stored without consent: %j",
    (stored) => {
      installStorage(stored)
      rememberSearch("noix")
      expect(recentSearches()).toEqual([])
    },
  )

  it.each(["no JSON", "{}", '[1, {"a": 2}]'])("invalid stored searches are ignored: %s", (json) => {
    installStorage({ ...ACCEPTED, [KEY]: json })
    expect(recentSearches()).toEqual([])
  })
})
