import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { tablesWith, verify } from "../testing/people"

let database: Knex
let administrator: Administrator
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  administrator = await Administrator.signIn()
})
afterAll(() => database.destroy())

it("a phone number is erased with the account, and from an open order after its delivery", async () => {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  await verify(shop, user.email)
  const phones = [1, 2].map((n) => `+32 47${n} ${String(Date.now()).slice(-6)}`)
  const numbers: string[] = []
  for (const phone of phones) numbers.push(await buy(shop, { customer_email: user.email, phone }))
  const [delivered = "", open = ""] = numbers
  await orderIn(shop, open)
  await administrator.set(delivered, "delivered")
  const removed = await shop.write("DELETE", "/api/users/me", { json: { password } })
  expect(removed.status).toBe(200)
  expect(await tablesWith(database, phones[0] ?? "")).toEqual([])
  expect(await tablesWith(database, phones[1] ?? "")).toContain("order_address")

  await administrator.set(open, "delivered")
  const engine = await EngineClient.signIn()
  await engine.post("/admin/workflows-executions/job-forget-phone-numbers/run", {})
  await until("the end of the phone number", async () => {
    return (await tablesWith(database, phones[1] ?? "")).length === 0
  })
})
