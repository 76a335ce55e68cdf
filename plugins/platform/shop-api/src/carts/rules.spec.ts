import { sampleRow, sampleSnapshot, sampleVariant } from "../../testing/sample-snapshot"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { CartLine } from "./cart-rows"
import {
  addUnits,
  addWhatThereIs,
  removeAll,
  removeProduct,
  changeUnits,
  setUnits,
  topUpTo,
  type Decide,
} from "./rules"

const snapshot = sampleSnapshot([
  sampleRow("plenty"),
  sampleRow("few", { stock: 3 }),
  sampleRow("none", { stock: 0 }),
  sampleRow("sized", {
    variants: [
      sampleVariant("sized", { variant_title: "250 g", stock: 9 }),
      sampleVariant("sized", { variant_id: "variant_large", variant_title: "5 kg", stock: 2 }),
    ],
  }),
])

const line = (product_id: string, quantity: number, reserved = 0): CartLine => ({
  id: `line_${product_id}`,
  product_id,
  variant_id: `variant_${product_id}`,
  quantity,
  unit_price: "10",
  title: product_id,
  thumbnail: null,
  reserved,
})

const decide = (rule: Decide, ...lines: CartLine[]) => rule(lines, snapshot, "en")
function refused(rule: Decide, ...lines: CartLine[]) {
  try {
    decide(rule, ...lines)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, status: error.status, ...error.params }
  }
  throw new Error("It was not refused.")
}

describe("A cart's rules", () => {
  it("add units to an existing line", () => {
    expect(decide(addUnits({ product_id: "plenty" }, 2), line("plenty", 3))).toMatchObject({
      kind: "set",
      quantity: 5,
    })
    expect(decide(addUnits({ product_id: "plenty" }, 2), line("few", 3))).toMatchObject({
      quantity: 2,
      line: undefined,
    })
  })

  it("count units in the cart against the stock", () => {
    expect(decide(addUnits({ product_id: "few" }, 1), line("few", 2))).toMatchObject({ quantity: 3 })
    expect(refused(addUnits({ product_id: "few" }, 2), line("few", 2))).toEqual({
      code: "insufficient_stock",
      status: 400,
      name: "Nuts few",
      available: 3,
    })
  })

  it("treat units reserved by the cart's payment page as available", () => {
    expect(decide(setUnits({ product_id: "few" }, 5), line("few", 2, 2))).toMatchObject({ quantity: 5 })
    expect(decide(setUnits({ product_id: "none" }, 2), line("none", 1, 2))).toMatchObject({ quantity: 2 })
    expect(refused(setUnits({ product_id: "few" }, 6), line("few", 2, 2))).toMatchObject({ available: 5 })
  })

  it("reject sold-out and unknown products", () => {
    expect(refused(addUnits({ product_id: "none" }, 1))).toMatchObject({ code: "out_of_stock", status: 400 })
    expect(refused(setUnits({ product_id: "none" }, 1), line("none", 4))).toMatchObject({
      code: "out_of_stock",
    })
    expect(refused(addUnits({ product_id: "gone" }, 1))).toMatchObject({
      code: "product_not_found",
      status: 404,
    })
  })

  it("change the quantity only of a product in the cart", () => {
    expect(decide(changeUnits({ product_id: "few" }, 2), line("few", 1))).toMatchObject({ quantity: 2 })
    expect(refused(changeUnits({ product_id: "few" }, 2), line("plenty", 1))).toMatchObject({
      code: "not_in_cart",
      status: 404,
    })
  })

  it.each([0, -1, -100])("remove the line when its quantity is set to %d", (quantity) => {
    const removed = line("gone", 2)
    expect(decide(setUnits({ product_id: "gone" }, quantity), removed, line("few", 1))).toEqual({
      kind: "remove",
      lines: [removed],
    })
  })

  it("remove only existing lines, or all lines", () => {
    expect(decide(removeProduct({ product_id: "few" }), line("plenty", 1))).toEqual({
      kind: "remove",
      lines: [],
    })
    const lines = [line("few", 1), line("plenty", 1)]
    expect(decide(removeAll, ...lines)).toEqual({ kind: "remove", lines })
  })

  it("merge several lines of one size, which the Store API can create", () => {
    const [first, second] = [line("few", 1), { ...line("few", 1), id: "line_second" }]
    const both = { kind: "set", line: first, merged: [second] }
    expect(decide(addUnits({ product_id: "few" }, 1), first, line("plenty", 5), second)).toMatchObject({
      ...both,
      quantity: 3,
    })
    expect(decide(setUnits({ product_id: "few" }, 1), first, second)).toMatchObject({ ...both, quantity: 1 })
    expect(refused(addUnits({ product_id: "few" }, 2), first, second)).toMatchObject({ available: 3 })
    expect(decide(removeProduct({ product_id: "few" }), first, second)).toMatchObject({
      lines: [first, second],
    })
    expect(decide(addWhatThereIs("few", "variant_few", 9), first, second)).toMatchObject({
      ...both,
      quantity: 3,
    })
    expect(decide(addWhatThereIs("few", "variant_few", 1), line("few", 2), second)).toEqual({
      kind: "remove",
      lines: [],
    })
    expect(decide(addUnits({ product_id: "few" }, 1), line("plenty", 5), first)).toMatchObject({ merged: [] })
  })

  it("separate the sizes of a product, and default to the first or the one in the cart", () => {
    const small = line("sized", 1)
    const large = { ...line("sized", 1), id: "line_large", variant_id: "variant_large" }
    const ofLarge = { product_id: "sized", variant_id: "variant_large" }
    expect(decide(addUnits({ product_id: "sized" }, 1), large)).toMatchObject({ line: undefined })
    expect(decide(addUnits(ofLarge, 1), small, large)).toMatchObject({ line: large, quantity: 2 })
    expect(decide(setUnits({ product_id: "sized" }, 2), large)).toMatchObject({ line: large })
    expect(decide(setUnits({ product_id: "sized" }, 2), large, small)).toMatchObject({ line: small })
    expect(decide(removeProduct({ product_id: "sized" }), large, small)).toMatchObject({ lines: [small] })
    expect(decide(removeProduct({ product_id: "sized" }), large)).toMatchObject({ lines: [large] })
    expect(decide(removeProduct(ofLarge), small)).toMatchObject({ lines: [] })
    expect(refused(addUnits(ofLarge, 3), small)).toMatchObject({ name: "Nuts sized, 5 kg", available: 2 })
    expect(refused(addUnits({ ...ofLarge, product_id: "few" }, 1))).toMatchObject({ status: 404 })
  })
})

describe("Adding units as far as stock allows", () => {
  const add = (id: string, quantity: number) => addWhatThereIs(id, `variant_${id}`, quantity)

  it("tops up a line to the stock", () => {
    expect(decide(add("plenty", 2))).toMatchObject({ kind: "set", quantity: 2, line: undefined })
    expect(decide(add("plenty", 2), line("plenty", 3))).toMatchObject({ kind: "set", quantity: 5 })
    expect(decide(add("few", 9), line("few", 1))).toMatchObject({ quantity: 3 })
    expect(decide(add("few", 9), line("few", 2, 2))).toMatchObject({ quantity: 5 })
  })

  it("raises a line to a quantity, and keeps a larger one", () => {
    const top = (quantity: number) => topUpTo("few", "variant_few", quantity)
    expect(decide(top(2), line("few", 1))).toMatchObject({ kind: "set", quantity: 2 })
    expect(decide(top(9), line("few", 1))).toMatchObject({ quantity: 3 })
    expect(decide(top(2), line("few", 2))).toEqual({ kind: "remove", lines: [] })
    expect(decide(top(1), line("few", 3))).toEqual({ kind: "remove", lines: [] })
  })

  it("adds nothing for sold-out and unsold products, or if the cart has all units", () => {
    const nothing = { kind: "remove", lines: [] }
    expect(decide(add("none", 1))).toEqual(nothing)
    expect(decide(add("gone", 1), line("gone", 2))).toEqual(nothing)
    expect(decide(add("few", 1), line("few", 3))).toEqual(nothing)
    expect(decide(add("few", 1), line("few", 4))).toEqual(nothing)
  })
})
