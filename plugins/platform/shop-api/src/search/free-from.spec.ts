import { readFreeFrom } from "./free-from"

describe("A search that excludes allergens", () => {
  it.each([
    ["sans gluten", "", ["gluten"]],
    ["Graines sans gluten", "Graines", ["gluten"]],
    ["mélange sans fruits à coque, bio", "mélange , bio", ["nuts"]],
    ["sans arachides ni lait", "", ["peanuts", "milk"]],
    ["sans gluten et sans soja", "", ["gluten", "soybeans"]],
    ["sans gluten noix", "noix", ["gluten"]],
    ["zonder pinda’s", "", ["peanuts"]],
    ["glutenvrije zaden", "zaden", ["gluten"]],
    ["without nuts or milk", "", ["milk", "nuts"]],
    ["gluten-free seeds", "seeds", ["gluten"]],
    ["Saaten ohne Erdnüsse", "Saaten", ["peanuts"]],
    ["laktosefrei", "", ["milk"]],
  ])("is read from %j", (text, q, without) => {
    expect(readFreeFrom(text)).toEqual({ q, without })
  })

  it.each(["noix sans coque", "sans sel", "mandlen ohne schale", "gluten", "sans", "freesia", ""])(
    "is not read from %j",
    (text) => {
      expect(readFreeFrom(text)).toBeNull()
    },
  )
})
