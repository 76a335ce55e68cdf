import { perLanguage, SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { problemIn, searchWordsFormSchema, searchWordsOf, valuesOf } from "./search-words-form"

const text = (synonyms: string, ignored = "") => ({ synonyms, ignored })

describe("The form of search words", () => {
  it("the form reads a group of synonyms per line, and ignored words separated by lines or commas", () => {
    const values = perLanguage(SHIPPED_LANGUAGES, () =>
      text("calopsitte , calopsite\n\n a,b", "pas cher\nprix, promo"),
    )
    const value = searchWordsOf(values)
    expect(value.fr).toEqual({
      synonyms: [
        ["calopsitte", "calopsite"],
        ["a", "b"],
      ],
      ignored: ["pas cher", "prix", "promo"],
    })
    expect(valuesOf(value).fr).toEqual(text("calopsitte, calopsite\na, b", "pas cher\nprix\npromo"))
    expect(searchWordsFormSchema.safeParse(values).success).toBe(true)
  })

  it.each([
    ["synonyms", text("a, b\n\nseul"), { code: "alone", line: 3, words: "seul" }],
    ["synonyms", text("a, b\nc, A"), { code: "twice", line: 2, words: "A" }],
    ["ignored", text("a, b", "prix\nb"), { code: "twice", line: 2, words: "b" }],
    ["synonyms", text("a, ?!"), { code: "no letter", line: 1, words: "?!" }],
    ["synonyms", text(`a, ${"x".repeat(61)}`), { code: "too long", line: 1, words: "x".repeat(61) }],
  ] as const)("the form reports the line and the reason of an error in %s", (field, typed, problem) => {
    expect(problemIn(typed, field)).toEqual(problem)
    const values = { ...perLanguage(SHIPPED_LANGUAGES, () => text("")), fr: typed }
    const { issues = [] } = searchWordsFormSchema.safeParse(values).error ?? {}
    expect(issues.map(({ path }) => path)).toEqual([["fr", field]])
  })
})
