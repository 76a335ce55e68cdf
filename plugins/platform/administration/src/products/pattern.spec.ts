import { patternOf } from "./pattern"

const finds = (word: string, text: string) => new RegExp(patternOf(word), "i").test(text)

it.each([
  ["creme", "Crème brûlée"],
  ["CRÈME", "creme"],
  ["brulee", "CRÈME BRÛLÉE"],
  ["oeuf", "Œufs de caille"],
  ["œuf", "oeufs"],
  ["noel", "Mélange de Noël"],
  ["papegaaienvoer", "Papegaaienvoer"],
])("the search pattern for %s finds %s", (word, text) => {
  expect(finds(word, text)).toBe(true)
})

it.each([".*", "a|b", "(noix", "[a-z]", "\\", "^", "50%", "x{2}", "n?ix", "100%", "***="])(
  "the search pattern escapes special characters: %s",
  (word) => {
    expect(finds(word, `avant ${word} après`)).toBe(true)
    expect(finds(word, "noix ab xx")).toBe(false)
  },
)
