import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_STATUSES, type OrderStatus } from "@bon-perroquet/contract"
import { EngineClient, requireVariable } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts, type ParcelState } from "../testing/engine-facts"
import { stockStateSince, plentyOf, refundsOf, sell, sumOf, type StockState } from "../testing/sale"

const HANDLE = "graines-de-carthame"
const QUANTITY = 3

type Effect = [parcel: ParcelState, stock: StockState, money?: "refunded"]

const IN_PLACE: Effect = ["none", "reserved"]
const PACKED: Effect = ["packed", "taken"]
const SHIPPED: Effect = ["shipped", "taken"]
const DELIVERED: Effect = ["delivered", "taken"]

const UNSENT: Record<OrderStatus, Effect> = {
  ...{ pending: IN_PLACE, paid: IN_PLACE, preparing: PACKED, shipped: SHIPPED, delivered: DELIVERED },
  cancelled: ["none", "returned", "refunded"],
}
const TABLE: Record<Exclude<OrderStatus, "cancelled">, Record<OrderStatus, Effect>> = {
  ...{ pending: UNSENT, paid: UNSENT, preparing: UNSENT },
  shipped: {
    ...{ pending: SHIPPED, paid: SHIPPED, preparing: SHIPPED, shipped: SHIPPED, delivered: DELIVERED },
    cancelled: ["shipped", "returned", "refunded"],
  },
  delivered: {
    ...{ pending: DELIVERED, paid: DELIVERED, preparing: DELIVERED, shipped: DELIVERED },
    ...{ delivered: DELIVERED, cancelled: ["delivered", "returned", "refunded"] },
  },
}

type From = keyof typeof TABLE
/** `npm test` runs these moves. The other ones have the same effects, or are steps of the last test. */
const MAIN: [From, OrderStatus][] = [
  ["paid", "preparing"],
  ["paid", "cancelled"],
  ["shipped", "paid"],
  ["shipped", "cancelled"],
  ["delivered", "cancelled"],
]
const OTHERS = (["pending", "paid", "preparing", "shipped", "delivered"] as const)
  .flatMap((from) => ORDER_STATUSES.map((to): [From, OrderStatus] => [from, to]))
  .filter((move) => !MAIN.some((main) => main.join() === move.join()))

let engine: EngineClient
let administrator: Administrator
let sku: string
let database: Knex

beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  sku = await plentyOf(engine, HANDLE)
})

afterAll(() => database.destroy())

const MOVES = representatives([...MAIN, ...OTHERS], MAIN.length)
it.each(MOVES)("a status can be changed from %s to %s", async (from, to) => {
  const [parcel, stock, money] = TABLE[from][to]
  const before = await engine.stock(sku)
  const sale = await sell(HANDLE, QUANTITY)
  await administrator.set(sale.number, from)
  const order = await administrator.set(sale.number, to, { from })
  expect(order.status).toBe(to)
  expect(order.timeline.at(-1)?.status).toBe(to)
  // A refunded order stays cancelled, and is cancelled only once.
  for (const status of money ? ORDER_STATUSES : []) {
    const answer = await administrator.trySetting(sale.number, status)
    expect([status, codeOf(answer)]).toEqual([status, status === "cancelled" ? "" : "order_refunded"])
  }
  const facts = await engineFacts(engine, order.id)
  expect(facts).toMatchObject({ parcel, isCancelled: to === "cancelled" })
  expect(facts.parcels).toBeLessThanOrEqual(1)
  expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe(stock)
  expect(sumOf(await refundsOf(sale))).toBe(money ? sale.total : 0)
  expect(Math.round(order.total * 100)).toBe(sale.total)
  expect(order.payment).toMatchObject({ paid_cents: sale.total, refunded_cents: money ? sale.total : 0 })
})

it("a change of status and back leaves one parcel, one shipment and the correct stock", async () => {
  const before = await engine.stock(sku)
  const { number } = await sell(HANDLE, QUANTITY)
  const way: OrderStatus[] = ["preparing", "pending", "shipped", "preparing", "shipped"]
  for (const status of way) await administrator.set(number, status)
  const order = await administrator.set(number, "delivered")
  expect(await engineFacts(engine, order.id)).toMatchObject({ parcel: "delivered", parcels: 1 })
  expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("taken")
  expect(order.history.map(({ to }) => to)).toEqual(["paid", ...way, "delivered"])
  expect(order.timeline.map(({ status }) => status)).toEqual(["pending", "preparing", "shipped", "delivered"])
})

const WITHOUT_OPTION = `UPDATE order_shipping_method SET shipping_option_id = 'so_deleted' WHERE id IN (
  SELECT shipping_method_id FROM order_shipping JOIN "order" ON "order".id = order_id WHERE custom_display_id = ?)`

it("an order can be sent although its delivery option no longer exists", async () => {
  const { number } = await sell(HANDLE, 1)
  await database.raw(WITHOUT_OPTION, [number])
  await administrator.set(number, "preparing")
  expect((await administrator.set(number, "shipped")).status).toBe("shipped")
})
