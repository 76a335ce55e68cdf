import { refuseContradictions } from "./among-lines"

it("a line of an import with other product values than the product's first line is rejected", () => {
  const draft = (sku: string, id: string | undefined, cells: object) =>
    ({
      written: { line: 1, sku, cells },
      product: id && { product: { id } },
      wanted: {},
      wrong: [],
    }) as never
  const drafts = [
    draft("A-250", "a", { name_fr: "Noix", weight: "250", active: "yes" }),
    draft("A-1000", "a", { name_fr: "Noix", weight: "1000", active: "" }),
    draft("A-5000", "a", { name_fr: "Amandes", weight: "5000" }),
    draft("B-250", "b", { name_fr: "Amandes" }),
    draft("NEW", undefined, { name_fr: "Pignons" }),
    draft("A-9", "a", { active: "no" }),
    draft("NEW-2", undefined, { name_fr: "Noix" }),
  ]
  refuseContradictions(drafts)
  expect((drafts as { wrong: unknown[] }[]).map(({ wrong }) => wrong)).toEqual([
    [],
    [],
    [{ code: "contradicts", about: "name_fr" }],
    [],
    [],
    [{ code: "contradicts", about: "active" }],
    [],
  ])
})
