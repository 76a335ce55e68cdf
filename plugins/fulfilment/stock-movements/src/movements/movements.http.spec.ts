import {
  errorSchema,
  type StockMovementInput,
  stockMovementSchema,
  stockMovementsSchema,
} from "@bon-perroquet/contract"
import { Administrator, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct } from "@bon-perroquet/testing"

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const address = (id: string) => `/api/admin/products/${id}/stock-movements`
const move = (id: string, json: StockMovementInput) => administrator.shop.write("POST", address(id), { json })
const moved = async (id: string, movement: StockMovementInput) =>
  stockMovementSchema.parse((await move(id, movement)).body)

async function historyOf(id: string) {
  const { body } = await administrator.shop.send("GET", address(id))
  return stockMovementsSchema.parse(body).reverse()
}
const summary = ({ reason, quantity, stocked }: Awaited<ReturnType<typeof historyOf>>[number]) =>
  `${reason} ${quantity} = ${stocked}`

it("the history contains every stock movement from any source, and its sum equals the stock", async () => {
  const { id, sku, handle } = await ownProduct({ stock: 10 })
  const note = "Bon 117"
  expect(await moved(id, { kind: "in", quantity: 5, reason: "delivery", note })).toMatchObject({
    ...{ quantity: 5, stocked: 15, reason: "delivery", note, by: expect.stringContaining("@") },
  })
  await moved(id, { kind: "out", quantity: 2, reason: "damaged" })
  await moved(id, { kind: "count", quantity: 13, reason: "stocktaking" })
  await moved(id, { kind: "count", quantity: 20, reason: "stocktaking" })
  await administrator.shop.write("PATCH", `/api/admin/products/${id}/stock`, { json: { stock: 7 } })
  await engine.setStock(sku, 9)
  const { number } = await sellOf({ [handle]: 3 })

  for (const json of [
    { kind: "out", quantity: 7, reason: "lost" },
    { kind: "count", quantity: 2, reason: "stocktaking" },
  ] as const) {
    const refused = await move(id, json)
    expect([refused.status, errorSchema.parse(refused.body).code]).toEqual([409, "insufficient_stock"])
  }
  await administrator.set(number, "preparing")
  await administrator.set(number, "cancelled")

  const history = await historyOf(id)
  expect(history.map(summary)).toEqual([
    "opening 10 = 10",
    "delivery 5 = 15",
    "damaged -2 = 13",
    "stocktaking 0 = 13",
    "stocktaking 7 = 20",
    "set -13 = 7",
    "engine 2 = 9",
    "order -3 = 6",
    "order 3 = 9",
  ])
  expect(history.map(({ order_number }) => order_number).filter(Boolean)).toEqual([number, number])
  const sum = history.reduce((stock, { quantity }) => stock + quantity, 0)
  expect(sum).toBe((await engine.stock(sku)).stocked)
})

it("a count is rejected if the stock has moved since the counter saw it, and sets the stock otherwise", async () => {
  const { id } = await ownProduct({ stock: 10 })
  const count = (seen_movement_id: string | null | undefined) =>
    move(id, { kind: "count", reason: "stocktaking", quantity: 9, seen_movement_id })
  const [opening] = await historyOf(id)
  const { id: delivery } = await moved(id, { kind: "in", quantity: 5, reason: "delivery" })
  for (const outdated of [await count(opening?.id), await count(null)])
    expect([outdated.status, errorSchema.parse(outdated.body).code]).toEqual([409, "changed_meanwhile"])
  expect(stockMovementSchema.parse((await count(delivery)).body)).toMatchObject({ quantity: -6, stocked: 9 })
  const history = (await historyOf(id)).map(summary)
  expect(history).toEqual(["opening 10 = 10", "delivery 5 = 15", "stocktaking -6 = 9"])
})

it("a stock movement with a wrong reason, quantity or size is rejected", async () => {
  const { id } = await ownProduct()
  const refusals = await Promise.all([
    move(id, { kind: "in", quantity: 5, reason: "lost" }),
    move(id, { kind: "out", quantity: 0, reason: "lost" }),
    move(id, { kind: "in", quantity: 5, reason: "delivery", variant_id: "variant_of_another" }),
    move("prod_of_nobody", { kind: "in", quantity: 5, reason: "delivery" }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 404, 404])
  expect((await historyOf(id)).map(summary)).toEqual(["opening 12 = 12"])
})
