import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(async () => {
  await stand.control.reset()
  for (const list of [stand.received, stand.answers, stand.refusals]) list.length = 0
})

const open = async () => (await stand.stripe.checkout.sessions.create(order())).id
const completed = (id: string) => stand.control.events(id, "checkout.session.completed")
const receivedOf = (type: string) => stand.received.filter((event) => event.type === type)

it("a payment sends a signed event with the state of the session at that time", async () => {
  const id = await open()
  await stand.control.pay(id)
  expect(await stand.control.webhooksIdle()).toBe(true)
  expect(receivedOf("payment_intent.succeeded")).toHaveLength(1)
  expect(receivedOf("checkout.session.completed")).toMatchObject([
    { object: { id, payment_status: "paid", amount_total: 3095 } },
  ])
  const [event] = await completed(id)
  expect(await stand.stripe.events.retrieve(event?.id ?? "")).toMatchObject({
    pending_webhooks: 0,
    api_version: expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
  })
})

it("an event is sent again until the shop accepts it", async () => {
  await stand.control.behave({ dropNext: 1, dropType: "payment_intent.succeeded" })
  stand.answers.push(503, 500)
  const id = await open()
  await stand.control.pay(id)
  await stand.control.webhooksIdle()
  const { deliveries } = await stand.control.state("deliveries")
  expect(deliveries.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 503],
    [2, 500],
    [3, 200],
  ])
  expect(stand.received).toHaveLength(1)
})

it("an event is not sent again after the last attempt, unless the test requests it", async () => {
  await stand.control.behave({ dropNext: 1, dropType: "payment_intent.succeeded" })
  stand.answers.push(500, 500, 500, 500)
  const id = await open()
  await stand.control.pay(id)
  await stand.control.webhooksIdle()
  expect(stand.received).toEqual([])
  const [event] = await completed(id)
  expect(await stand.control.resend(event?.id ?? "", 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(receivedOf("checkout.session.completed")).toHaveLength(10)
  expect(new Set(stand.received.map((one) => one.id)).size).toBe(1)
})

it("a test can make events get lost, repeated or delayed", async () => {
  await stand.control.behave({ dropNext: 1, dropType: "checkout.session.completed" })
  await stand.control.pay(await open())
  await stand.control.webhooksIdle()
  expect(stand.received.map((event) => event.type)).toEqual(["payment_intent.succeeded"])

  await stand.control.behave({ duplicate: 3, delayMs: 20 })
  const id = await open()
  await stand.control.pay(id)
  await stand.control.webhooksIdle()
  expect(receivedOf("checkout.session.completed").map((event) => event.object.id)).toEqual([id, id, id])
})

it("paused events can be sent in reverse order", async () => {
  await stand.control.pauseWebhooks()
  const [first, second] = [await open(), await open()]
  await stand.control.pay(first)
  await stand.control.pay(second)
  await stand.control.webhooksIdle()
  expect(stand.received).toEqual([])
  expect((await stand.control.state("pausedEvents")).pausedEvents).toHaveLength(4)
  await stand.control.resumeWebhooks("reverse")
  expect(receivedOf("checkout.session.completed").map((event) => event.object.id)).toEqual([second, first])
})

it.each(["wrong_secret", "no_signature", "stale", "tampered"] as const)(
  "the emulator can send a forged event that a shop must reject: %s",
  async (forgery) => {
    const id = await open()
    expect(await stand.control.forge(id, forgery)).toEqual([400])
    expect(stand.refusals).toHaveLength(1)
    expect((await stand.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("unpaid")
  },
)

it("a forged event can have a valid signature and false content", async () => {
  const id = await open()
  expect(await stand.control.forge(id, "signed")).toEqual([200])
  expect(receivedOf("checkout.session.completed")).toMatchObject([{ object: { payment_status: "paid" } }])
  expect((await stand.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("unpaid")
})

it("a webhook endpoint receives only the event types for which it is registered", async () => {
  await stand.control.pay(await open())
  await stand.control.webhooksIdle()
  expect((await stand.control.state("events")).events.map((event) => event.type)).toContain(
    "charge.succeeded",
  )
  expect(receivedOf("charge.succeeded")).toEqual([])
})

it("events are retried on Stripe's schedule of three days, accelerated", async () => {
  const DAY_IN_MS = 86_400_000
  const faster = (3 * DAY_IN_MS) / 400
  await stand.control.retryAsStripe(faster)
  await stand.control.behave({ dropNext: 1, dropType: "payment_intent.succeeded" })
  stand.answers.push(...Array<number>(20).fill(500))
  await stand.control.pay(await open())
  await stand.control.webhooksIdle()
  const { deliveries } = await stand.control.state("deliveries")
  expect(deliveries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(stand.received).toEqual([])
  const [first, last] = [deliveries.at(0)?.at ?? "", deliveries.at(-1)?.at ?? ""]
  const days = ((Date.parse(last) - Date.parse(first)) * faster) / DAY_IN_MS
  expect(days).toBeGreaterThan(2.5)
})
