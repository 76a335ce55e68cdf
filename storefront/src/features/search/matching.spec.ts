import { matchesWords } from "./matching"

describe("A suggestion", () => {
  it.each([
    ["livr", ["Livraison"]],
    ["NOIX decort", ["Noix décortiquées"]],
    ["frais port", ["Livraison", "frais de port, délai"]],
    ["sans gluten", ["Sans : Céréales contenant du gluten"]],
  ])("a suggestion matches the beginnings of its words: %s", (typed, texts) => {
    expect(matchesWords(typed, ...texts)).toBe(true)
  })

  it.each([
    ["raison", "Livraison"],
    ["noix zzz", "Noix décortiquées"],
    ["", "Livraison"],
    ["?!", "Livraison"],
  ])("a suggestion does not match other letters: %s", (typed, text) => {
    expect(matchesWords(typed, text)).toBe(false)
  })
})
