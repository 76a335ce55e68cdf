import { freeNames } from "./names"

describe("Names of new products", () => {
  it("get the next free number, even if many products have the same name", async () => {
    const used = ["noix", ...Array.from({ length: 11 }, (_, index) => `noix-${index + 2}`)]
    const inUse = (tried: string[]) => Promise.resolve(used.filter((name) => tried.includes(name)))
    expect(await freeNames(["noix", "sel", "noix", "noix"], inUse)).toEqual([
      "noix-13",
      "sel",
      "noix-14",
      "noix-15",
    ])
  })
})
