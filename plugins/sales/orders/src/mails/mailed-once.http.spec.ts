import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { Administrator } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { plentyOf, sell, type Sale } from "../testing/sale"

const HANDLE = "papaye-en-des"

let administrator: Administrator
let engine: EngineClient
let database: Knex
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  await plentyOf(engine, HANDLE)
})
afterAll(() => database.destroy())

const subjectsTo = async ({ email, number }: Sale) =>
  (await mailTo(email)).map(({ subject }) => subject.replace(number, "N")).sort()
const write = ({ number }: Sale, subject: string) =>
  administrator.shop.write("POST", `/api/admin/orders/${number}/messages`, {
    json: { subject, text: "Un mot." },
  })

async function shipped(): Promise<Sale> {
  const sale = await sell(HANDLE)
  await until("the confirmation", async () => (await mailTo(sale.email)).length > 0)
  await administrator.set(sale.number, "shipped", { tracking_number: "323200000003" })
  await until("all mails sent", async () => {
    const mails = database("outbox_message").where({ to: sale.email })
    return (await mails.clone()).length === 2 && (await mails.whereNot({ state: "sent" })).length === 0
  })
  return sale
}

async function mailsAreForgotten({ email }: Sale): Promise<void> {
  const then = database.raw("now() - interval '34 days'")
  await database("outbox_message").where({ to: email }).update({ sent_at: then, updated_at: then })
  await engine.post("/admin/workflows-executions/job-erase-old-messages/run", {})
  await until("the mails' end", async () => (await mailTo(email)).length === 0)
}

it("an order whose e-mails were deleted still gets new messages and none twice", async () => {
  const sale = await shipped()
  await mailsAreForgotten(sale)
  await administrator.set(sale.number, "delivered")
  expect((await write(sale, "Une question")).status).toBe(200)
  expect(await subjectsTo(sale)).toEqual(["Une question"])
  await administrator.set(sale.number, "delivered", { tracking_number: "323200000004" })
  expect(await subjectsTo(sale)).toEqual(["Une question", "Votre commande N est en route"])
})

it("an old order gets messages for new events only", async () => {
  const sale = await shipped()
  const { id } = await MedusaAdminOrder.numbered(engine, sale.number)
  const keys: unknown[] = await database("outbox_message").where({ to: sale.email }).pluck("key")
  await mailsAreForgotten(sale)
  await database.raw(
    `DELETE FROM outbox_key WHERE hash IN (
       SELECT sha256(convert_to(key, 'UTF8')) FROM unnest(CAST(:keys AS text[])) AS known (key))`,
    { keys: keys.map(String) },
  )
  await database("order_status_change")
    .where({ order_id: id })
    .update({ at: database.raw("at - interval '35 days'") })
  expect((await write(sale, "Une question")).status).toBe(200)
  await administrator.set(sale.number, "delivered", { tracking_number: "323200000005" })
  await administrator.refund(sale.number, { amount_cents: 100, key: `told-once-${sale.number}` })
  expect(await subjectsTo(sale)).toEqual([
    "Remboursement pour votre commande N",
    "Une question",
    "Votre commande N est en route",
  ])
})
