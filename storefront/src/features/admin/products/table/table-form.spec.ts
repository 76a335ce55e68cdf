import { parseMoved, reasonFor, rowsFrom, type TableValues } from "./table-form"

const row = {
  ...{ id: "prod_1", name_fr: "Noix", category_id: "", active: true, low_stock_threshold: "" },
  sizes: [{ id: "variant_1", price: "7.35", stock: "12", moved: "", reason: "" }],
}
const read: TableValues = { rows: [row, { ...row, id: "prod_2" }] }
const [size] = row.sizes

it("the product table sends only changed fields", () => {
  expect(rowsFrom(read, read)).toEqual([])
  const typed = { rows: [row, { ...row, id: "prod_2", name_fr: "Noisette", category_id: "cat" }] }
  expect(rowsFrom(typed, read, '{"prod_2":"v2"}')).toEqual([
    { id: "prod_2", version: "v2", name_fr: "Noisette", category_id: "cat" },
  ])
})

it("the product table sends either the typed change of a stock or the typed stock", () => {
  const sent = (change: object) =>
    rowsFrom({ rows: [{ ...row, sizes: [{ ...size, ...change }] }] } as TableValues, read)[0]?.sizes
  expect(sent({ stock: "40", price: "7,4" })).toEqual([{ variant_id: "variant_1", price: 7.4, stock: 40 }])
  expect(sent({ moved: "+5" })).toEqual([
    { variant_id: "variant_1", moved: { quantity: 5, reason: "delivery" } },
  ])
  expect(sent({ moved: "-2", reason: "lost", stock: "40" })).toEqual([
    { variant_id: "variant_1", moved: { quantity: -2, reason: "lost" } },
  ])
  expect(sent({ price: "7,35" })).toBeUndefined()
})

it("the product table parses a change of a stock, and accepts only reasons for its direction", () => {
  expect(["+12", " 3 ", "-4", "−4", "0", "1.5", "x"].map(parseMoved)).toEqual([
    12,
    3,
    -4,
    -4,
    null,
    null,
    null,
  ])
  expect([reasonFor("-1", "delivery"), reasonFor("-1", "lost"), reasonFor("3", "lost")]).toEqual([
    ...["damaged", "lost", "delivery"],
  ])
})
