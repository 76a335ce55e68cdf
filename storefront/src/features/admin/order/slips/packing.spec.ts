import type { AdminOrder } from "@bon-perroquet/contract"
import { code128 } from "./barcode"
import { packedOf, pickedFor } from "./packing"

const line = (sku: string | null, name: string, quantity: number, local_name = name) => ({
  id: `${sku}${name}${quantity}`,
  ...{ sku, name, local_name, quantity, weight_grams: 500 },
})
const order = (...to_pack: AdminOrder["to_pack"]) => ({ to_pack }) as AdminOrder

it("the packing slip sorts goods by article number, and lists goods without one last", () => {
  const packed = packedOf(order(line("B-2", "Noix", 1), line(null, "Emballage", 1), line("A-1", "Maïs", 3)))
  expect(packed.map(({ name }) => name)).toEqual(["Maïs", "Noix", "Emballage"])
})

it("the pick list has one line per article in the language of the staff", () => {
  const orders = [
    order(line("A-1", "Maïs", 3), line("B-2", "Noix", 1)),
    order(line("A-1", "Mais voor papegaaien", 2, "Maïs")),
  ]
  expect(pickedFor(orders).map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Maïs", 5],
    ["Noix", 1],
  ])
})

it("the barcode of an order number has start, 14 characters, checksum and stop of Code 128", () => {
  const bars = code128("BP-2026-000123")
  expect(bars).toMatch(/^11010010000/)
  expect(bars).toMatch(/1100011101011$/)
  expect(bars.length % 11).toBe(2)
})
