import { BoundedExpands } from "./bound-queries"

describe("the list of relations of one query", () => {
  it("accepts relations like an array", () => {
    const list = BoundedExpands.from([{ property: "items" }])
    list.push({ property: "items.variant" })
    expect(list.map(({ property }) => property)).toEqual(["items", "items.variant"])
  })

  it("rejects endless growth during iteration", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property })
    }
    expect(grow).toThrow('"location" is not a field of this record.')
  })

  it("rejects an endless path", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property: `locations_link.${property}` })
    }
    expect(grow).toThrow("is not a field of this record.")
    expect(list.length).toBeLessThan(30)
  })
})
