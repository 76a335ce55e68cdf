import { Synonyms } from "./synonyms"

const list = new Synonyms({
  synonyms: [
    ["calopsitte", "calopsite"],
    ["gris du Gabon", "perroquet gris", "jaco"],
    ["cajou", "noix de cajou"],
  ],
  ignored: ["pas cher", "kilo"],
})
const written = (words: string[]) =>
  list.readings(words).map((reading) => reading.map(({ word, also }) => [word, ...also].join("|")))

describe("Search synonyms", () => {
  it("add another single word in place, also for a plural", () => {
    expect(written(["graines", "calopsites"])).toEqual([["graines", "calopsites|calopsitte"]])
  })

  it("read a phrase as the other phrases of its group", () => {
    expect(written(["graines", "gris", "gabon"])).toEqual([
      ["graines", "gris", "gabon"],
      ["graines", "perroquet", "gris"],
      ["graines", "jaco"],
    ])
  })

  it("prefer the longest phrase", () => {
    expect(written(["noix", "cajou"])).toEqual([["noix", "cajou"], ["cajou"]])
  })

  it("leave other words unchanged", () => {
    expect(written(["gris", "noix"])).toEqual([["gris", "noix"]])
    expect(written([])).toEqual([[]])
  })

  it("drop ignored words, unless only those were typed", () => {
    expect(list.meaningful(["kilo", "noix", "pas", "cher"])).toEqual(["noix"])
    expect(list.meaningful(["noix", "pas", "salees"])).toEqual(["noix", "pas", "salees"])
    expect(list.meaningful(["pas", "cher"])).toEqual(["pas", "cher"])
  })
})
