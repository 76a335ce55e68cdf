import Stripe from "stripe"
import { order, sdk, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const as = (key: string) => sdk(stand.url, key)
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error instanceof Stripe.errors.StripeError && [error.type, error.statusCode],
  )
const https = { success_url: "https://shop.example/ok", cancel_url: "https://shop.example/no" }
const ADDRESS = { enabled_events: ["refund.created" as const], url: "https://shop.example/hook" }

it("a key belongs to an account and a mode, and other keys are rejected", async () => {
  const birds = as("sk_live_emulator_birds")
  expect(await birds.accounts.retrieveCurrent()).toMatchObject({ id: "acct_birds", object: "account" })
  expect(await birds.balance.retrieve()).toMatchObject({ livemode: true })
  expect(await as("sk_test_emulator_birds").balance.retrieve()).toMatchObject({ livemode: false })
  expect(await failure(as("sk_live_unknown").balance.retrieve())).toEqual(["StripeAuthenticationError", 401])
  const limited = as("rk_live_emulator_birds_limited")
  expect(await limited.accounts.retrieveCurrent()).toMatchObject({ id: "acct_birds" })
  expect(await failure(limited.refunds.list())).toEqual(["StripePermissionError", 403])
})

it("each account has its own objects, also if several keys belong to it", async () => {
  const { id, livemode, url } = await as("sk_live_emulator_birds").checkout.sessions.create(order(https))
  expect([id.slice(0, 8), livemode]).toEqual(["cs_live_", true])
  const read = (key: string) => as(key).checkout.sessions.retrieve(id)
  expect(await failure(read("sk_test_emulator_birds"))).toEqual(["StripeInvalidRequestError", 404])
  expect(await failure(stand.stripe.checkout.sessions.retrieve(id))).toEqual([
    "StripeInvalidRequestError",
    404,
  ])
  expect((await fetch(url ?? "")).status).toBe(200)
  await stand.control.pay(id)
  expect(await read("sk_live_emulator_birds_2")).toMatchObject({ payment_status: "paid" })
  const { data } = await as("sk_live_emulator_birds").events.list({ type: "checkout.session.completed" })
  expect(data).toMatchObject([{ livemode: true, data: { object: { id, livemode: true } } }])
  expect(stand.received).toEqual([])
})

it("webhook endpoints are created, listed and deleted, and only the creation returns the secret", async () => {
  const { webhookEndpoints } = as("sk_live_emulator_birds")
  const created = await webhookEndpoints.create(ADDRESS)
  expect(created).toMatchObject({ secret: expect.stringMatching(/^whsec_/), status: "enabled" })
  const { data } = await webhookEndpoints.list()
  expect(data).toMatchObject([{ id: created.id, url: ADDRESS.url, livemode: true }])
  expect(data[0]).not.toHaveProperty("secret")
  expect((await as("sk_test_emulator_birds").webhookEndpoints.list()).data).toEqual([])
  expect(await webhookEndpoints.del(created.id)).toMatchObject({ deleted: true })
  expect((await webhookEndpoints.list()).data).toEqual([])
})

it("webhook endpoints need a public address, with https in live mode", async () => {
  const refused = ["StripeInvalidRequestError", 400]
  const live = as("sk_live_emulator_birds").webhookEndpoints
  for (const url of ["https://localhost/hook", "http://shop.example/hook", "shop.example"])
    expect([url, await failure(live.create({ ...ADDRESS, url }))]).toEqual([url, refused])
  const test = as("sk_test_emulator_birds").webhookEndpoints
  expect((await test.create({ ...ADDRESS, url: "http://shop.example/hook" })).url).toContain("http:")
})

it("an endpoint receives the events of its account that it selected", async () => {
  const { webhookEndpoints, checkout } = as("sk_test_emulator_birds")
  await webhookEndpoints.create({ enabled_events: ["*"], url: "http://shop.invalid/hook" })
  const { id } = await checkout.sessions.create(order())
  await stand.control.pay(id)
  await stand.control.webhooksIdle()
  const { deliveries } = await stand.control.state("deliveries")
  expect(deliveries.map(({ url, type }) => `${url} ${type}`)).toContain(
    "http://shop.invalid/hook checkout.session.completed",
  )
})
