import { BoundedExpands } from "./bound-queries"

describe("A query's bounded list of relations", () => {
  it("keeps relations in the order in which they were added", () => {
    const list = BoundedExpands.from([{ property: "items" }])
    list.push({ property: "items.variant" })
    expect(list.map(({ property }) => property)).toEqual(["items", "items.variant"])
  })

  it("throws if an iteration over it adds relations without end", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property })
    }
    expect(grow).toThrow('"location" is not a field of this record.')
  })

  it("throws if a path becomes too long", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property: `locations_link.${property}` })
    }
    expect(grow).toThrow("is not a field of this record.")
    expect(list.length).toBeLessThan(30)
  })
})
