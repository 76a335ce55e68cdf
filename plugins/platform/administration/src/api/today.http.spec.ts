import { adminOrderDetailSchema, todaySchema, type OrderTask } from "@bon-perroquet/contract"
import { sellOf } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { administrator, makeProduct, productsOf, hideProducts } from "../testing/administrator"
import { database } from "../testing/many-products"

let admin: ShopClient
let handle = ""
beforeAll(async () => {
  admin = await administrator()
  handle = (await ownProduct({ stock: 500 })).handle
})
afterAll(hideProducts)

const today = async (by = admin) => todaySchema.parse((await by.send("GET", "/api/admin/today")).body)

async function countOf(task: OrderTask, query = ""): Promise<number> {
  const { headers } = await admin.send("GET", `/api/admin/orders?task=${task}&limit=1${query}`)
  return Number(headers.get("x-total-count"))
}
const isListed = async (task: OrderTask, number: string) => (await countOf(task, `&search=${number}`)) === 1

/** Returns whether the order is listed with the task. The overview must count as many as are listed. */
async function isCounted(task: OrderTask, number: string): Promise<boolean> {
  expect((await today()).orders?.[task]).toBe(await countOf(task))
  return isListed(task, number)
}

const sell = (shop?: ShopClient) => sellOf({ [handle]: 2 }, shop)
const setStatus = (number: string, status: string) =>
  admin.write("PUT", `/api/admin/orders/${number}/status`, { json: { status } })

it("a paid order is listed to pack until it is shipped, and as late after the promised days", async () => {
  const { number } = await sell()
  expect(await isCounted("to_pack", number)).toBe(true)
  expect(await isCounted("late", number)).toBe(false)
  const client = await database()
  // Waits until the promised dispatch day is stored, which happens before the confirmation e-mail is sent.
  await until("the promise", async () => {
    const { rowCount } = await client.query(
      `UPDATE order_promise SET dispatch_by = '2026-01-02'
       WHERE order_id = (SELECT id FROM "order" WHERE custom_display_id = $1)`,
      [number],
    )
    return rowCount === 1
  })
  await client.end()
  expect(await isCounted("late", number)).toBe(true)
  await setStatus(number, "preparing")
  expect(await isCounted("late", number)).toBe(true)
  await setStatus(number, "shipped")
  expect(await isCounted("to_pack", number)).toBe(false)
  expect(await isCounted("late", number)).toBe(false)
})

it("a customer's withdrawal is listed as a task until it is refunded, and a full refund ends the packing", async () => {
  const shop = new ShopClient()
  await shop.register()
  const { number } = await sell(shop)
  expect(await isCounted("withdrawal", number)).toBe(false)
  const declared = await shop.write("POST", `/api/users/orders/${number}/withdrawal`, { json: {} })
  expect(declared.status).toBe(200)
  expect(await isCounted("withdrawal", number)).toBe(true)
  await admin.write("POST", `/api/admin/orders/${number}/refunds`, {
    json: { key: `withdrawn-${number}`, amount_cents: 100 },
  })
  expect(await isCounted("withdrawal", number)).toBe(false)
  expect(await isListed("to_pack", number)).toBe(true)
  const { body } = await admin.send("GET", `/api/admin/orders/${number}`)
  await admin.write("POST", `/api/admin/orders/${number}/refunds`, {
    json: { key: `whole-${number}`, amount_cents: adminOrderDetailSchema.parse(body).refundable_cents },
  })
  await until(`${number} off the list`, async () => !(await isListed("to_pack", number)))
})

it("products for sale with low stock are counted, others are not", async () => {
  const low = await ownProduct({ stock: 5 })
  const plenty = await ownProduct({ stock: 6 })
  const withdrawn = await makeProduct(admin, { stock: 1, active: false })
  const soon = await makeProduct(admin, { stock: 9, low_stock_threshold: 9 })
  const slow = await makeProduct(admin, { stock: 5, low_stock_threshold: 2 })
  const listedNow = () => productsOf(admin, { low_stock_only: "true", limit: "500" })
  const ids = (await listedNow()).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([low.id, soon.id]))
  expect(ids).not.toContain(slow.id)
  expect(ids).not.toContain(plenty.id)
  expect(ids).not.toContain(withdrawn.id)
  await until("as many as are listed", async () => (await today()).low_stock === (await listedNow()).length)
})

it("failed e-mails are counted", async () => {
  const before = (await today()).messages_failed ?? 0
  const client = await database()
  const { rows } = await client.query<{ id: string }>(
    `UPDATE outbox_message SET state = 'failed' WHERE id = (SELECT id FROM outbox_message WHERE state <> 'failed' LIMIT 1)
     RETURNING id`,
  )
  expect((await today()).messages_failed).toBe(before + 1)
  await client.query(`UPDATE outbox_message SET state = 'sent' WHERE id = $1`, [rows[0]?.id])
  await client.end()
})

it("an administrator sees the tasks of their role", async () => {
  const goods = await inviteAdministrator("goods")
  expect(await today(goods.shop)).toMatchObject({
    orders: null,
    messages_failed: null,
    low_stock: expect.any(Number),
  })
  await removeAdministrator(goods)
})
