import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, requireVariable, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { orderPrepared, Platform, requireSignedEvent, setFeatures, ucpOrderSchema } from "../testing"

const database = shopDatabase()
let platform: Platform
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true })
  platform = await Platform.start()
  administrator = await Administrator.signIn()
})
afterAll(async () => {
  await platform.stop()
  await setFeatures({ agents: false })
  await database.destroy()
})

const events = (number: string) =>
  platform.events
    .map((event) => ({ ...event, order: ucpOrderSchema.parse(JSON.parse(event.body)) }))
    .filter(({ order }) => order.label === number)

/** Makes the comparison and the next attempt of an order due, and runs the job. */
async function send(orderId: string): Promise<void> {
  const row = () => database("agent_order_event").where({ order_id: orderId })
  await row().update({ check_at: database.raw("now()") })
  await row()
    .whereNotNull("next_at")
    .update({ next_at: database.raw("now()") })
  await runJob("send-order-events")
}

const stateOf = async (orderId: string): Promise<{ next_at: Date | null; attempts: number } | undefined> =>
  database("agent_order_event").where({ order_id: orderId }).first("next_at", "attempts")

it("an order is sent when it is placed, shipped and refunded, signed, complete and without personal data", async () => {
  const { number, orderId, checkout } = await orderPrepared(platform, (await ownProduct({ stock: 9 })).id)
  const sent = (isWanted: (order: ReturnType<typeof events>[number]["order"]) => boolean) =>
    until("an event", async () => {
      await send(orderId)
      return events(number).find(({ order }) => isWanted(order))
    })
  const placed = await sent(() => true)
  expect(placed.order).toMatchObject({ id: orderId, checkout_id: checkout.id })
  expect(placed.order.fulfillment.expectations).toMatchObject([{ method_type: "shipping" }])
  expect(placed.headers["ucp-agent"]).toMatch(/^profile="http.*\/\.well-known\/ucp"$/)
  await requireSignedEvent(placed, `${platform.origin}/events?of=orders`)
  await expect(
    requireSignedEvent({ ...placed, body: `${placed.body} ` }, `${platform.origin}/events?of=orders`),
  ).rejects.toThrow()
  for (const status of ["preparing", "shipped"] as const)
    await administrator.set(number, status, status === "shipped" ? { tracking_number: "TRACK-1" } : {})
  const shipped = await sent(({ fulfillment }) => fulfillment.events.length > 0)
  expect(shipped.order.fulfillment.events).toMatchObject([{ type: "shipped", tracking_number: "TRACK-1" }])
  expect(shipped.order.line_items).toMatchObject([{ status: "fulfilled" }])
  await administrator.refund(number, { amount_cents: 100, key: `agents-${number}` })
  const refunded = await sent(({ adjustments }) => adjustments.length > 0)
  expect(refunded.order.adjustments).toMatchObject([{ type: "refund", status: "completed" }])
  const ids = events(number).map(({ headers }) => headers["webhook-id"])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { body } of events(number)) expect(body).not.toMatch(/Peeters|Rue Haute|ada@/)
})

it("an event that is not accepted is sent again with the same id after a delay, and an accepted one is not", async () => {
  platform.eventStatus = 503
  const { number, orderId } = await orderPrepared(platform, (await ownProduct({ stock: 9 })).id)
  await until("the first attempt", async () => {
    await send(orderId)
    return events(number).length > 0
  })
  // The delay after the sixth attempt is ten hours.
  await database("agent_order_event").where({ order_id: orderId }).update({ attempts: 5 })
  await send(orderId)
  const waiting = await stateOf(orderId)
  expect(waiting?.next_at?.getTime()).toBeGreaterThan(Date.now())
  platform.eventStatus = 204
  await send(orderId)
  const sent = events(number)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
  expect((await stateOf(orderId))?.next_at).toBeNull()
  await send(orderId)
  expect(events(number)).toHaveLength(sent.length)
  platform.eventStatus = 200
})

it("the shop calls no address of the private network, even if a profile names one", async () => {
  const { number, orderId } = await orderPrepared(platform, (await ownProduct({ stock: 9 })).id)
  const row = () => database("agent_order_event").where({ order_id: orderId })
  await row().update({ profile_url: "http://10.0.0.1/profile", body_hash: null })
  const received = events(number).length
  await send(orderId)
  expect((await stateOf(orderId))?.attempts).toBeGreaterThan(0)
  const other = await Platform.start()
  const internal = `${requireVariable("ENGINE_URL").replace("127.0.0.1", "localhost")}/health`
  other.profile = JSON.parse(
    JSON.stringify(other.profile).replace(`${other.origin}/events?of=orders`, internal),
  ) as object
  await row().update({ profile_url: `${other.origin}/profile` })
  const before = (await stateOf(orderId))?.attempts ?? 0
  await send(orderId)
  const after = await stateOf(orderId)
  expect(after?.attempts).toBeGreaterThan(before)
  expect(after?.next_at).not.toBeNull()
  expect(events(number)).toHaveLength(received)
  await other.stop()
})
