import { addressOf, changed, questionOf, readFilter } from "./product-filter"

const read = (query: string) => readFilter(new URLSearchParams(query))

describe("Filter of the product list", () => {
  test.each([
    "/products",
    "/products?q=amandes",
    "/products?q=d%27amandes+%26+co&category=pcat_1&sort=price_asc&in_stock=true&page=3",
    "/products?category=in-shell&sort=name",
  ])("the product filter of %s is unchanged after it is parsed and formatted", (address) => {
    expect(addressOf(read(address.split("?")[1] ?? ""))).toBe(address)
  })

  test.each([
    "sort=nonsense",
    "sort=relevance",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=99999999",
    "category=%27%20OR%201",
    "category=all",
    "in_stock=maybe",
    "q=%20%20",
  ])("the product filter ignores %s", (query) => {
    expect(addressOf(read(query))).toBe("/products")
  })

  test("the product filter sends only values that differ from the default", () => {
    expect(questionOf(read(""))).toEqual({})
    expect(questionOf(read("q=noix&sort=featured"))).toEqual({ q: "noix" })
    expect(questionOf(read("q=noix&sort=name&in_stock=true&category=x&page=2"))).toEqual({
      q: "noix",
      sort: "name",
      in_stock: true,
      category: "x",
      page: 2,
    })
  })

  test("a change of the product filter returns to the first page and keeps the sort order", () => {
    const filter = read("q=noix&sort=price_desc&page=2")
    expect(addressOf(changed(filter, { category: "x" }))).toBe("/products?q=noix&category=x&sort=price_desc")
    expect(addressOf(changed(filter, { page: 3 }))).toBe("/products?q=noix&sort=price_desc&page=3")
    expect(addressOf(changed(read("q=noix"), { q: "" }))).toBe("/products")
    expect(changed(read(""), { q: "noix" }).sort).toBe("relevance")
  })
})
