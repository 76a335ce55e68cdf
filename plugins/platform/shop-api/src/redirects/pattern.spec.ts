import { expressionOf, filled, fits } from "./pattern"

const read = (source: string, path: string) => {
  const groups = expressionOf(source)?.exec(path)?.groups
  return groups && { ...groups }
}

describe("Patterns of redirects", () => {
  it.each([
    ["/produit/:handle", "/produit/noix", { handle: "noix" }],
    ["/produit/:handle", "/produit/noix/avis", undefined],
    ["/:id-:handle.html", "/12-noix-de-cajou.html", { id: "12", handle: "noix-de-cajou" }],
    ["/:id-:handle.html", "/noix.html", undefined],
    ["/:id-:id_size-:handle.html", "/12-45-noix.html", { id: "12", id_size: "45", handle: "noix" }],
    ["/*/:handle.html", "/graines/perruches/mix.html", { handle: "mix" }],
    ["/*/:handle.html", "/mix.html", { handle: "mix" }],
  ])("the pattern %s matches %s", (source, path, values) => {
    expect(read(source, path)).toEqual(values)
  })

  it.each(["/a/:x-:y", "/*/a/*", "/a*b", "/:x/:x", "/:", "/:a/:b/:c/:d/:e/:f", "/a?b=:c"])(
    "%s is not a pattern",
    (source) => {
      expect(expressionOf(source)).toBeUndefined()
    },
  )

  it("fill the target's placeholders, which must all be in the source", () => {
    expect(fits("/produit/:handle", "/products/:handle")).toBe(true)
    expect(fits("/produit/:handle", "/products/:name")).toBe(false)
    expect(filled("/products?category=:handle", { handle: "noix" })).toBe("/products?category=noix")
  })

  it("reject a long path in time that grows linearly", () => {
    const path = `/${"12-".repeat(130)}`
    for (const source of ["/:id-:id2-:id3-:id4-:handle.html", "/*/:id-:handle.html"])
      expect(read(source, path)).toBeUndefined()
  })
})
