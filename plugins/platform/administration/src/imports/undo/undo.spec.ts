import { takenBack, undoneNow } from "."

it("an undo replaces an import's values by the former ones", () => {
  const before = { name_fr: "Noix", price: 7.35, weight: null }
  const after = { name_fr: "Noix pelées", price: 8, weight: 250 }
  expect(takenBack(before, after, { ...after, name_nl: "Noten" })).toEqual({ before: after, after: before })
})

it("an undo rejects values that changed since the import, and keeps later sales subtracted from the stock", () => {
  expect(takenBack({ price: 7 }, { price: 8 }, { price: 9 })).toEqual({
    code: "changed_since",
    about: "price",
  })
  expect(takenBack({ stock: 12 }, { stock: 40 }, { stock: 37 })).toEqual({
    before: { stock: 37 },
    after: { stock: 9 },
  })
  expect(takenBack({ stock: 0 }, { stock: 40 }, { stock: 37 })).toMatchObject({ code: "changed_since" })
})

it("an undo keeps what was sold since it was checked, and rejects values that changed since", () => {
  const line = { before: { price: 8, stock: 37 }, after: { price: 7, stock: 9 } }
  expect(undoneNow(line, { price: 8, stock: 37 })).toEqual({ price: 7, stock: 9 })
  expect(undoneNow(line, { price: 8, stock: 35 })).toEqual({ price: 7, stock: 7 })
  expect(undoneNow(line, { price: 9, stock: 37 })).toEqual({ code: "changed_since", about: "price" })
  expect(undoneNow(line, { price: 8, stock: 27 })).toEqual({ code: "changed_since", about: "stock" })
})

it("a resumed undo accepts the values that it has written", () => {
  const line = { before: { name_nl: "Nieuw", stock: 5 }, after: { name_nl: "Oud", stock: 3 } }
  expect(undoneNow(line, { name_nl: "Oud", stock: 5 })).toEqual({ name_nl: "Oud", stock: 3 })
})

it("an undo empties the lots that the import created", () => {
  const after = "L1 | 2030-01-01 | 9; L2 | 2030-02-01 | 4"
  expect(takenBack({ lots: "L1 | 2030-01-01 | 3" }, { lots: after }, { lots: after })).toMatchObject({
    after: { lots: "L1 | 2030-01-01 | 3; L2 | 2030-02-01 | 0" },
  })
})
