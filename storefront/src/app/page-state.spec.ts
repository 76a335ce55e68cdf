import { inOneLanguage } from "./page-state"

describe("Responses embedded in a Dutch page", () => {
  it.each([
    [
      "its texts in that language",
      { name_fr: "Noix", name_nl: "Noten", name_en: "Nuts" },
      { name_nl: "Noten" },
    ],
    [
      "French where it has none",
      { name_fr: "Noix", name_nl: "", name_en: "Nuts" },
      { name_fr: "Noix", name_nl: "", name_en: "Nuts" },
    ],
    [
      "its addresses in all",
      { handle_fr: "noix", handle_nl: "noten" },
      { handle_fr: "noix", handle_nl: "noten" },
    ],
    [
      "what is said once",
      { id: "a", price_nl: 2, unit_label: null },
      { id: "a", price_nl: 2, unit_label: null },
    ],
    [
      "lists and what is in them",
      { sizes: [{ label_fr: "sac", label_nl: "zak" }] },
      { sizes: [{ label_nl: "zak" }] },
    ],
  ])("the responses embedded in a Dutch page contain %s", (_what, answer, expected) => {
    expect(inOneLanguage(answer, "nl")).toEqual(expected)
  })
})
