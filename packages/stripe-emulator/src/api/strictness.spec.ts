import Stripe from "stripe"
import { order, sdk, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeEach(async () => {
  stand = await startStand()
})
afterEach(() => stand.close())

const errorOf = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.then(
    () => new Error("Expected a refusal, but the call succeeded."),
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw error
}
const open = (about: object = {}) => stand.stripe.checkout.sessions.create({ ...order(), ...about })

it.each([
  "ada.@example.org",
  ".ada@example.org",
  "a..da@example.org",
  "zoé@example.org",
  "ada@-example.org",
  "ada@exa_mple.org",
])("the emulator rejects the e-mail address %s", async (customer_email) => {
  expect(await errorOf(open({ customer_email }))).toMatchObject({
    statusCode: 400,
    code: "email_invalid",
    param: "customer_email",
  })
})

it.each(["ada@example.org", "a.da+nuts@mail.example.co.uk", "o'neill_1@example-shop.be"])(
  "the emulator accepts the e-mail address %s",
  async (customer_email) => {
    expect((await open({ customer_email })).customer_email).toBe(customer_email)
  },
)

it("the emulator returns a stored error again for the same idempotency key, but not for another key", async () => {
  await stand.control.fault({ method: "POST", path: "/v1/checkout/sessions", status: 500, stored: true })
  const create = (idempotencyKey: string) =>
    errorOf(stand.stripe.checkout.sessions.create(order(), { idempotencyKey }))
  await create("cart-1")
  const again = await create("cart-1")
  expect(again).toMatchObject({ statusCode: 500, headers: { "idempotent-replayed": "true" } })
  await expect(create("cart-2")).rejects.toThrow("Expected a refusal, but the call succeeded.")
})

it("the emulator returns a lock error that can be retried", async () => {
  await stand.control.fault({ code: "lock_timeout" })
  expect(await errorOf(open())).toMatchObject({
    statusCode: 429,
    code: "lock_timeout",
    headers: { "stripe-should-retry": "true" },
  })
})

it("the emulator hides the sessions of one account from another account's key", async () => {
  const { id } = await open()
  await stand.control.useAccount("second")
  expect(await errorOf(stand.stripe.checkout.sessions.retrieve(id))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  })
  await stand.control.useAccount("first")
  expect((await stand.stripe.checkout.sessions.retrieve(id)).status).toBe("open")
})

it("the emulator enables adaptive pricing unless the session disables it", async () => {
  expect((await open()).adaptive_pricing).toEqual({ enabled: true })
  expect((await open({ adaptive_pricing: { enabled: false } })).adaptive_pricing).toEqual({ enabled: false })
})

it("the emulator rejects return addresses without https for a live key", async () => {
  const apiKey = "sk_live_of_the_specs"
  const live = await startStand({ apiKey })
  try {
    const { sessions } = sdk(live.url, apiKey).checkout
    const success_url = "http://shop.example/done"
    expect(await errorOf(sessions.create({ ...order(), success_url }))).toMatchObject({
      param: "success_url",
    })
    const safe = { success_url: "https://shop.example/done", cancel_url: "https://shop.example/cart" }
    expect((await sessions.create({ ...order(), ...safe })).status).toBe("open")
  } finally {
    await live.close()
  }
})
