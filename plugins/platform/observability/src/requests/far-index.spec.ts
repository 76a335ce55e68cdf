import { withoutFarIndex } from "./index"

describe("The URL", () => {
  it.each([
    ["/store/products?id[1000]=a", "/store/products?id[01000]=a"],
    ["/store/products?id%5b4294967294%5D=a&q=b", "/store/products?id%5b04294967294%5D=a&q=b"],
    ["/store/products?id[%39%39%399]=a", "/store/products?id[0%39%39%399]=a"],
    ["/a?b[c][999999999][1234567]=a", "/a?b[c][0999999999][01234567]=a"],
  ])("%s with a high list index becomes %s", (sent, expected) => {
    expect(withoutFarIndex(sent)).toBe(expected)
  })

  it.each([
    "/store/products/[1000]",
    "/store/products?id[999]=a&id[]=b&id[$in][0]=c",
    "/api/search?q=[12345",
    "/",
  ])("%s is unchanged", (sent) => {
    expect(withoutFarIndex(sent)).toBe(sent)
  })
})
