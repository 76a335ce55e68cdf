import {
  errorSchema,
  newWebhookSecretSchema,
  webhookDeliveriesSchema,
  webhookDeliveryDetailSchema,
  webhooksSchema,
  WEBHOOK_EVENTS,
  type Alert,
  type Change,
  type Webhook as WebhookView,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookInput,
} from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Webhook } from "standardwebhooks"
import { Receiver } from "./testing"

let administrator: Administrator
const receivers: Receiver[] = []
const created: string[] = []
beforeAll(async () => {
  administrator = await Administrator.signIn()
})
afterAll(async () => {
  for (const id of created) await administrator.shop.write("DELETE", `/api/admin/webhooks/${id}`)
  for (const receiver of receivers) await receiver.stop()
})

async function receiver(): Promise<Receiver> {
  const one = await Receiver.start()
  receivers.push(one)
  return one
}

const write = (method: string, path = "", json?: object) =>
  administrator.shop.write(method, `/api/admin/webhooks${path}`, json && { json })
const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code

async function webhook(url: string, events: WebhookEvent[], about: Partial<WebhookInput> = {}) {
  const input = { name: `ERP ${created.length}`, url, events, is_on: true, ...about }
  const answer = newWebhookSecretSchema.parse((await write("POST", "", input)).body)
  created.push(answer.webhook.id)
  return { ...answer, input }
}

async function viewOf(id: string): Promise<WebhookView | undefined> {
  const { body } = await administrator.shop.send("GET", "/api/admin/webhooks")
  return webhooksSchema.parse(body).find((each) => each.id === id)
}

async function logOf(id: string, query = ""): Promise<WebhookDelivery[]> {
  const { body } = await administrator.shop.send("GET", `/api/admin/webhooks/${id}/deliveries${query}`)
  return webhookDeliveriesSchema.parse(body)
}

const ORDER_EVENTS: WebhookEvent[] = [
  ...(["order.placed", "order.paid", "order.packed", "order.shipped", "order.delivered"] as const),
  ...(["order.refunded"] as const),
]

it("an order is reported once when it is placed, paid, packed, shipped, delivered and refunded", async () => {
  const program = await receiver()
  const { secret } = await webhook(program.url, ORDER_EVENTS)
  const product = await ownProduct()
  const order_number = await buy(new ShopClient(), {}, product.id)
  const about = { order_number }
  const { totals } = await administrator.order(order_number)
  const { total_cents } = totals
  // A refund reduces the total of later events.
  await until("the paid order", () => Promise.resolve(program.bodies("order.paid", about).length > 0))
  for (const status of ["preparing", "shipped"] as const)
    await administrator.set(order_number, status, status === "shipped" ? { tracking_number: "TRACK-1" } : {})
  await administrator.set(order_number, "delivered")
  await administrator.refund(order_number, { amount_cents: 100, key: `webhooks-${order_number}` })
  await until("all events of the order", () =>
    Promise.resolve(ORDER_EVENTS.every((event) => program.bodies(event, about).length > 0)),
  )
  for (const event of ORDER_EVENTS) {
    const [body, more] = program.bodies(event, about)
    expect([event, more]).toEqual([event, undefined])
    expect(body?.version).toBe(WEBHOOK_EVENTS[event].version)
    expect(() => WEBHOOK_EVENTS[event].data.strict().parse(body?.data)).not.toThrow()
  }
  expect(program.bodies("order.paid", about)[0]?.data).toMatchObject({ total_cents, currency: "eur" })
  expect(program.bodies("order.shipped", about)[0]?.data).toMatchObject({ tracking_numbers: ["TRACK-1"] })
  expect(program.bodies("order.refunded", about)[0]?.data).toMatchObject({ amount_cents: 100 })
  for (const { text, headers } of program.received) {
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(JSON.parse(text))
    expect(text).not.toContain("@")
  }
})

it("changes of stock and products are reported with their new values, also if a purchase reserves units", async () => {
  const program = await receiver()
  await webhook(program.url, ["stock.changed", "product.changed"])
  const product = await ownProduct({ stock: 9 })
  const { sku } = product
  await buy(new ShopClient(), {}, product.id)
  await until("the reserved units", () =>
    Promise.resolve(
      program.bodies("stock.changed", { sku, stocked: 9, reserved: 2, available: 7 }).length > 0,
    ),
  )
  await administrator.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 8.4 } })
  await until("the changed product", () =>
    Promise.resolve(
      program.bodies("product.changed", { product_id: product.id, is_deleted: false }).length > 0,
    ),
  )
})

it("a change and its event are stored in one transaction", async () => {
  await webhook((await receiver()).url, ["stock.changed"], { is_on: true })
  const { sku } = await ownProduct()
  const database = shopDatabase()
  const item: unknown = await database("inventory_item").where({ sku }).first("id")
  const { id: inventory_item_id } = item as { id: string }
  const subject = { subject: inventory_item_id, event: "stock.changed" }
  const signals = (knex = database) => knex("webhook_signal").where(subject)
  await runJob("deliver-webhooks")
  await database
    .transaction(async (transaction) => {
      await transaction("inventory_level").where({ inventory_item_id }).increment("stocked_quantity", 1)
      expect(await signals(transaction)).toHaveLength(1)
      throw new Error("rolled back")
    })
    .catch((error: unknown) => expect(String(error)).toContain("rolled back"))
  expect(await signals()).toHaveLength(0)
})

it("a failed delivery is retried with the same id and body until the program accepts it", async () => {
  const program = await receiver()
  program.answer = { status: 503, text: "<html>busy</html>" }
  const { webhook: hook } = await webhook(program.url, ["product.changed"])
  const product = await ownProduct()
  await administrator.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 9 } })
  const failed = await until("a failed delivery", async () =>
    (await logOf(hook.id)).find(({ last }) => last?.status === 503),
  )
  expect(failed).toMatchObject({ state: "waiting", last: { status: 503, answer: "<html>busy</html>" } })
  expect(new Date(failed.next_at ?? 0).getTime()).toBeGreaterThan(Date.now())
  expect((await viewOf(hook.id))?.failing_since).not.toBeNull()
  program.answer = { status: 204 }
  await shopDatabase()("webhook_delivery").where({ id: failed.id }).update({ next_at: new Date() })
  await until("the delivery", async () =>
    (await logOf(hook.id, "?state=delivered")).some(({ id }) => id === failed.id),
  )
  const calls = program.received.filter(({ headers }) => headers["webhook-id"] === failed.id)
  expect(new Set(calls.map(({ text }) => text)).size).toBe(1)
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect((await viewOf(hook.id))?.failing_since).toBeNull()
  const detail = await administrator.shop.send(
    "GET",
    `/api/admin/webhooks/${hook.id}/deliveries/${failed.id}`,
  )
  const { log, body } = webhookDeliveryDetailSchema.parse(detail.body)
  expect(log.map(({ status }) => status).slice(0, 2)).toEqual([204, 503])
  expect(body).toBe(calls[0]?.text)
})

it("a delivery can be sent again, and a test event is sent at once with its result", async () => {
  const program = await receiver()
  const { webhook: hook } = await webhook(program.url, ["customer.deleted"])
  const tested = webhookDeliveryDetailSchema.parse((await write("POST", `/${hook.id}/test`)).body)
  expect(tested).toMatchObject({
    event: "webhook.test",
    state: "delivered",
    last: { status: 200, answer: "ok" },
  })
  program.answer = { status: 302, headers: { location: program.url } }
  const again = await write("POST", `/${hook.id}/deliveries/${tested.id}/replay`)
  expect(webhookDeliveryDetailSchema.parse(again.body)).toMatchObject({
    state: "waiting",
    last: { status: 302 },
  })
  expect(program.received.map(({ headers }) => headers["webhook-id"])).toEqual([tested.id, tested.id])
  expect(codeOf(await write("POST", `/${hook.id}/deliveries/msg_unknown/replay`))).toBe(
    "webhook_delivery_not_found",
  )
})

it("after a change of its secret, a webhook is signed with both secrets for a day", async () => {
  const program = await receiver()
  const { webhook: hook, secret } = await webhook(program.url, ["customer.deleted"])
  const answer = await write("POST", `/${hook.id}/secret`)
  const { secret: next } = newWebhookSecretSchema.parse(answer.body)
  expect(next).not.toBe(secret)
  await write("POST", `/${hook.id}/test`)
  const [call] = program.received
  for (const each of [secret, next])
    expect(() =>
      new Webhook(each).verify(call?.text ?? "", call?.headers as Record<string, string>),
    ).not.toThrow()
  const { rows } = await shopDatabase().raw<{ rows: { all: string }[] }>(
    `SELECT webhook_endpoint::text AS all FROM webhook_endpoint WHERE id = ?`,
    [hook.id],
  )
  expect(rows[0]?.all).not.toContain(secret.slice("whsec_".length))
  expect(JSON.stringify(await viewOf(hook.id))).not.toContain("whsec_")
})

it("a webhook that fails for days, or whose URL returns 410, is switched off with an alert and one e-mail", async () => {
  const program = await receiver()
  const { webhook: hook, input } = await webhook(program.url, ["customer.deleted"])
  const alerts = async () => {
    const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
    return (body as Alert[]).filter(({ kind, id }) => kind === "webhook_stopped" && id === hook.id)
  }
  const { body: merchant } = await administrator.shop.send("GET", "/api/admin/settings/merchant")
  const { email } = (merchant as { value: { email: string } }).value
  const mails = async () => {
    await runJob("deliver-webhooks")
    const sent = (await mailTo(email)).filter(({ text }) =>
      text.includes(`/admin/settings/webhooks/${hook.id}`),
    )
    return sent.map(({ subject }) => subject)
  }
  program.answer = { status: 500 }
  await write("POST", `/${hook.id}/test`)
  expect(await viewOf(hook.id)).toMatchObject({ is_on: true, stopped: null })
  expect(await mails()).toEqual([])
  await shopDatabase().raw(
    "UPDATE webhook_endpoint SET failing_since = now() - interval '6 days' WHERE id = ?",
    [hook.id],
  )
  await write("POST", `/${hook.id}/test`)
  expect(await viewOf(hook.id)).toMatchObject({ is_on: false, stopped: "failing" })
  expect(await alerts()).toMatchObject([{ cause: `${input.name} (${input.url})` }])
  expect((await logOf(hook.id)).map(({ state }) => state)).toEqual(["given_up", "given_up"])
  expect(codeOf(await write("POST", `/${hook.id}/test`))).toBe("webhook_off")
  const subject = expect.stringContaining(input.name)
  expect(await mails()).toEqual([subject])
  expect(await mails()).toEqual([subject])

  await write("PUT", `/${hook.id}`, input)
  expect(await viewOf(hook.id)).toMatchObject({ is_on: true, stopped: null, failing_since: null })
  expect(await alerts()).toEqual([])
  program.answer = { status: 410 }
  await write("POST", `/${hook.id}/test`)
  expect(await viewOf(hook.id)).toMatchObject({ is_on: false, stopped: "gone" })
  expect(await mails()).toEqual([subject, subject])
})

it("a webhook that is off receives nothing, and the shop stores nothing for it", async () => {
  const program = await receiver()
  const { webhook: hook } = await webhook(program.url, ["order.changed", "product.changed"], { is_on: false })
  const product = await ownProduct()
  await administrator.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 9 } })
  await runJob("deliver-webhooks")
  expect(await logOf(hook.id)).toEqual([])
  expect(program.received).toEqual([])
})

it.each([
  "https://127.0.0.2/",
  "https://169.254.169.254/latest",
  "http://example.org/",
  "https://localhost/",
])("the webhook address %s is rejected", async (url) => {
  const answer = await write("POST", "", { name: "x", url, events: ["order.placed"], is_on: true })
  expect([answer.status, codeOf(answer)]).toEqual([422, "webhook_address"])
})

it("only owners with a fresh proof change webhooks, changes are logged and owners receive an e-mail", async () => {
  const { webhook: hook } = await webhook((await receiver()).url, ["order.placed"])
  const other = await inviteAdministrator("orders")
  expect((await other.shop.send("GET", "/api/admin/webhooks")).status).toBe(403)
  await removeAdministrator(other)
  const owner = await inviteAdministrator("owner")
  const unproved = new ShopClient()
  unproved.token = owner.token
  const input = { url: "https://erp.example.org/", events: ["order.placed"], is_on: true }
  const save = (by: ShopClient, name: string) => {
    const headers = { "If-Match": `"${hook.version}"` }
    return by.write("PUT", `/api/admin/webhooks/${hook.id}`, { json: { ...input, name }, headers })
  }
  expect(codeOf(await save(unproved, "ERP"))).toBe("fresh_proof_required")
  const both = await Promise.all([save(owner.shop, "One"), save(owner.shop, "Other")])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/changes?subject=webhook&subject_id=${hook.id}`,
  )
  expect(body as Change[]).toMatchObject([
    { action: "changed", by: owner.email, after: { url: input.url } },
    { action: "created", by: requireVariable("SHOP_ADMIN_EMAIL") },
  ])
  await until("the owner's e-mail", async () =>
    (await mailTo(owner.email)).some(({ subject }) => /webhooks/i.test(subject)),
  )
  await removeAdministrator(owner)
})
