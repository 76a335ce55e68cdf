import {
  importSchema,
  lotDetailSchema,
  lotSchema,
  lotsSchema,
  orderLotsSchema,
  productLotsSchema,
  stockMovementsSchema,
  todaySchema,
  type LotInput,
} from "@bon-perroquet/contract"
import { Administrator, codeOf, MedusaAdminOrder, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

type Product = Awaited<ReturnType<typeof ownProduct>>
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const write = (method: "POST" | "PUT" | "PATCH", address: string, json: object = {}) =>
  administrator.shop.write(method, `/api/admin/${address}`, { json })
const read = async (address: string) => (await administrator.shop.send("GET", `/api/admin/${address}`)).body

async function keptProduct(stock = 0): Promise<Product> {
  const product = await ownProduct({ stock })
  expect((await write("PUT", `products/${product.id}/lots`, { is_kept: true })).status).toBe(200)
  return product
}
const tryReceiving = ({ id }: Product, lot: LotInput) => write("POST", `products/${id}/lots`, lot)
const received = async (product: Product, lot: LotInput) =>
  lotSchema.parse((await tryReceiving(product, lot)).body)
const lotsOf = async ({ id }: Product) => productLotsSchema.parse(await read(`products/${id}/lots`)).lots
const unitsByLot = async (product: Product) =>
  Object.fromEntries((await lotsOf(product)).map(({ number, quantity }) => [number || "-", quantity]))
async function isBalanced(product: Product) {
  const sum = (await lotsOf(product)).reduce((all, { quantity }) => all + quantity, 0)
  return sum === (await engine.stock(product.sku)).stocked
}
const ofOrder = async (number: string) =>
  orderLotsSchema
    .parse(await read(`orders/lots?numbers=${number}`))
    .map((each) => `${each.number || "-"} ${each.quantity}`)
    .sort()

it("the lot with the earliest date is packed first, the order names its lots, and returns go back to them", async () => {
  const product = await keptProduct(2)
  const { handle, id } = product
  await received(product, { number: "LATE", best_before: day(300), quantity: 5, supplier: "Noiseraie" })
  const early = await received(product, { number: "EARLY", best_before: day(100), quantity: 3 })
  expect(early).toMatchObject({ quantity: 3, received: 3, state: "sellable" })
  expect(await unitsByLot(product)).toEqual({ "-": 2, LATE: 5, EARLY: 3 })

  const { number } = await sellOf({ [handle]: 4 })
  expect(await unitsByLot(product)).toEqual({ "-": 2, LATE: 5, EARLY: 3 })
  await administrator.set(number, "preparing")
  expect(await unitsByLot(product)).toEqual({ "-": 2, LATE: 4 })
  expect(await ofOrder(number)).toEqual(["EARLY 3", "LATE 1"])
  const [line] = (await administrator.order(number)).items
  expect(orderLotsSchema.parse(await read(`orders/lots?numbers=${number}`))[0]?.line_ids).toEqual([line?.id])

  await write("POST", `products/${id}/stock-movements`, { kind: "out", quantity: 1, reason: "lost" })
  await write("POST", `products/${id}/stock-movements`, { kind: "count", quantity: 7, reason: "stocktaking" })
  await engine.setStock(product.sku, 9)
  expect(await unitsByLot(product)).toEqual({ "-": 6, LATE: 3 })
  await administrator.set(number, "cancelled")
  expect(await unitsByLot(product)).toEqual({ "-": 6, LATE: 4, EARLY: 3 })
  expect(await ofOrder(number)).toEqual([])
  expect(await isBalanced(product)).toBe(true)

  const other = await sellOf({ [handle]: 2 })
  const parcels = await MedusaAdminOrder.numbered(engine, other.number)
  const parcel = await parcels.pack()
  await until("its lots", async () => (await ofOrder(other.number))[0] === "EARLY 2")
  await parcels.unpack(parcel)
  await until("its lots again", async () => (await ofOrder(other.number)).length === 0)
  expect(await unitsByLot(product)).toEqual({ "-": 6, LATE: 4, EARLY: 3 })
  expect(await isBalanced(product)).toBe(true)
})

it("a partly packed order takes units from the lots, and a recall finds it and puts it on hold", async () => {
  const product = await keptProduct()
  const first = await received(product, { number: "L1", best_before: day(50), quantity: 4 })
  await received(product, { number: "L2", best_before: day(90), quantity: 6 })
  const { number } = await sellOf({ [product.handle]: 6 })
  const order = await MedusaAdminOrder.numbered(engine, number)
  await order.packUnits([{ id: (await order.line()).id, quantity: 5 }])
  expect(await unitsByLot(product)).toEqual({ L2: 5 })
  await until("its lots", async () => (await ofOrder(number)).join() === "L1 4,L2 1")
  await write("POST", `lots/${first.id}/recall`, { reasons: { fr: "Moisissures." } })
  expect(JSON.stringify(await read(`lots/${first.id}/recipients`))).toContain(number)
  const rest = [{ id: (await order.line()).id, quantity: 1 }]
  await expect(order.packUnits(rest)).rejects.toThrow("answered 409")
  expect(await unitsByLot(product)).toEqual({ L2: 5 })
})

it("stock that Medusa removes and restores without a cause returns to its lots", async () => {
  const product = await keptProduct()
  await received(product, { number: "L1", best_before: day(50), quantity: 4 })
  await received(product, { number: "L2", best_before: day(90), quantity: 6 })
  await engine.setStock(product.sku, 5)
  expect(await unitsByLot(product)).toMatchObject({ L2: 5 })
  await engine.setStock(product.sku, 10)
  expect(await unitsByLot(product)).toMatchObject({ L1: 4, L2: 6 })
})

it("units on the shelf are assigned to a lot, a second delivery adds to it, and another date is rejected", async () => {
  const product = await keptProduct(6)
  const lot = { number: "A-1", best_before: day(60) }
  await received(product, { ...lot, quantity: 4, from: "shelf" })
  expect(await unitsByLot(product)).toEqual({ "-": 2, "A-1": 4 })
  const again = await received(product, { ...lot, quantity: 10 })
  expect(again).toMatchObject({ quantity: 14, received: 14 })
  expect(await isBalanced(product)).toBe(true)
  expect(codeOf(await tryReceiving(product, { ...lot, quantity: 3, from: "shelf" }))).toBe("lot_too_few")
  expect(codeOf(await tryReceiving(product, { ...lot, best_before: day(61), quantity: 1 }))).toBe(
    "lot_differs",
  )
  expect(codeOf(await tryReceiving(await ownProduct(), { ...lot, quantity: 1 }))).toBe("lot_not_kept")

  expect(codeOf(await write("POST", `lots/${again.id}/movements`, { quantity: 15, reason: "lost" }))).toBe(
    "lot_too_few",
  )
  expect((await write("POST", `lots/${again.id}/movements`, { quantity: 5, reason: "damaged" })).status).toBe(
    200,
  )
  const changed = await write("PATCH", `lots/${again.id}`, { best_before: day(90), supplier: "Vergers" })
  expect(lotDetailSchema.parse(changed.body)).toMatchObject({
    ...{ best_before: day(90), supplier: "Vergers", quantity: 9, left_otherwise: 5 },
  })
  const stale = await administrator.shop.write("PATCH", `/api/admin/lots/${again.id}`, {
    json: { supplier: "X" },
    headers: { "If-Match": `"${again.version}"` },
  })
  expect(stale.status).toBe(412)
})

it("expired units are taken out of stock, and are listed until they are cleared", async () => {
  const product = await keptProduct()
  const lot = await received(product, { number: "OLD", best_before: day(5), quantity: 4 })
  const fresh = await received(product, { number: "NEW", best_before: day(200), quantity: 2 })
  expect([lot.state, fresh.state]).toEqual(["near", "sellable"])
  const near = lotsSchema.parse(await read(`lots?state=near&search=${encodeURIComponent(product.name_fr)}`))
  expect(near.map(({ number }) => number)).toEqual(["OLD"])
  await write("PATCH", `lots/${lot.id}`, { best_before: day(-2) })
  await until(
    "what is past its date is out of stock",
    async () => (await engine.stock(product.sku)).stocked === 2,
  )
  expect(lotDetailSchema.parse(await read(`lots/${lot.id}`))).toMatchObject({
    ...{ quantity: 0, to_clear: 4, state: "expired" },
  })
  const [last] = stockMovementsSchema.parse(await read(`products/${product.id}/stock-movements`))
  expect(last).toMatchObject({ reason: "expired", quantity: -4, note: "OLD" })
  const waiting = async () => todaySchema.parse(await read("today")).lots?.to_clear ?? 0
  expect(await waiting()).toBeGreaterThan(0)
  await write("POST", `lots/${lot.id}/clearance`)
  expect(lotDetailSchema.parse(await read(`lots/${lot.id}`)).to_clear).toBe(0)
  await until("the shop sells what is left", async () => {
    return (await new ShopClient().product(product.handle)).stock === 2
  })

  await write("PUT", `products/${product.id}/lots`, { is_kept: false })
  await engine.setStock(product.sku, 7)
  expect(lotDetailSchema.parse(await read(`lots/${fresh.id}`))).toMatchObject({ quantity: 2, state: "gone" })
  await write("PUT", `products/${product.id}/lots`, { is_kept: true })
  expect(await unitsByLot(product)).toEqual({ "-": 5, NEW: 2 })
})

it("an imported file sets lots, is exported unchanged, and a count by lots sets the stock", async () => {
  const product = await keptProduct(5)
  await received(product, { number: "F-1", best_before: day(90), quantity: 4, supplier: "Noiseraie" })
  const { body } = await administrator.shop.send("GET", "/api/admin/products/export.csv")
  const [heading = "", ...lines] = String(body)
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/)
  const line = lines.find((each) => each.startsWith(`${product.sku};`)) ?? ""
  const shelf = `F-1 | ${day(90)} | 4 | Noiseraie; none |  | 5`
  expect(heading.endsWith(";lots")).toBe(true)
  expect(line.endsWith(`;"${shelf}"`)).toBe(true)
  const checked = async (...rows: string[]) => {
    const bytes = ["sku;stock;lots", ...rows].join("\n")
    const answer = await administrator.shop.write("POST", "/api/admin/imports", {
      raw: Buffer.from(bytes),
      headers: { "Content-Type": "text/csv" },
    })
    return importSchema.parse(answer.body)
  }
  expect(await checked(`${product.sku};;"${shelf}"`)).toMatchObject({ changes: 0, error_count: 0 })
  const wrong = await checked(
    `${product.sku};;F-1 | ${day(91)} | 4`,
    `${(await ownProduct()).sku};;F-1 | | 4`,
  )
  expect(wrong.errors.map(({ code }) => code)).toEqual(["lot_differs", "lots_not_kept"])
  const both = await checked(`${product.sku};3;"none || 2"`)
  expect(both.errors.map(({ code }) => code)).toEqual(["stock_by_lots"])

  const { id, changes } = await checked(`${product.sku};;"F-1 | ${day(90)} | 3; F-2 | | 6"`)
  expect(changes).toBe(1)
  await write("POST", `imports/${id}/run`)
  await until("the import", async () => importSchema.parse(await read(`imports/${id}`)).state === "done")
  expect(await unitsByLot(product)).toEqual({ "-": 5, "F-1": 3, "F-2": 6 })
  const [moved] = stockMovementsSchema.parse(await read(`products/${product.id}/stock-movements`))
  expect(moved).toMatchObject({ reason: "import", import_id: id })

  const counted = await write("POST", `products/${product.id}/lots/count`, {
    lots: [
      { number: "F-2", quantity: 0 },
      { number: "", quantity: 7 },
    ],
  })
  expect(
    productLotsSchema
      .parse(counted.body)
      .lots.map(({ quantity }) => quantity)
      .sort(),
  ).toEqual([3, 7])
  expect(await isBalanced(product)).toBe(true)
  const sale = await sellOf({ [product.handle]: 8 })
  const stale = { lots: [{ number: "", quantity: 6, stored: 5 }] }
  expect(codeOf(await write("POST", `products/${product.id}/lots/count`, stale))).toBe("changed_meanwhile")
  expect(await unitsByLot(product)).toMatchObject({ "-": 7 })
  const missing = { lots: [{ number: "", quantity: 1 }] }
  expect(codeOf(await write("POST", `products/${product.id}/lots/count`, missing))).toBe("insufficient_stock")
  await administrator.set(sale.number, "cancelled")
})
