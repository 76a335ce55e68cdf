import { BoundedExpands } from "./bound-queries"

describe("the list of relations of one query", () => {
  it("takes relations as a list does", () => {
    const list = BoundedExpands.from([{ property: "items" }])
    list.push({ property: "items.variant" })
    expect(list.map(({ property }) => property)).toEqual(["items", "items.variant"])
  })

  it("refuses to grow for ever while it is iterated", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property })
    }
    expect(grow).toThrow('"location" is not a field of this record.')
  })

  it("refuses a path that grows for ever", () => {
    const list = BoundedExpands.from([{ property: "location" }])
    const grow = () => {
      for (const { property } of list) list.push({ property: `locations_link.${property}` })
    }
    expect(grow).toThrow("is not a field of this record.")
    expect(list.length).toBeLessThan(30)
  })
})
