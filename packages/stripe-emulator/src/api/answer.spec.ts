import { API_KEY, order, sdk, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const open = (idempotencyKey?: string) => stand.stripe.checkout.sessions.create(order(), { idempotencyKey })
const sessions = async () => (await stand.control.state("sessions")).sessions

describe("Authentication of API calls", () => {
  it("a call with a wrong key is rejected, and the error shows only the beginning of the key", async () => {
    const stranger = sdk(stand.url, "sk_test_of_a_stranger")
    await expect(stranger.balance.retrieve()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message: expect.not.stringContaining("stranger"),
    })
  })

  it("a call without a key is rejected", async () => {
    expect((await fetch(`${stand.url}/v1/balance`)).status).toBe(401)
  })

  it("a call with the right key is accepted", async () => {
    expect((await stand.stripe.balance.retrieve()).object).toBe("balance")
  })
})

describe("Routing of API calls", () => {
  it("a call to an unknown path gets Stripe's error", async () => {
    await expect(stand.stripe.customers.list()).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      message: expect.stringContaining("Unrecognized request URL (GET: /v1/customers)"),
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it.each([
    ["payment_intent", () => stand.stripe.paymentIntents.retrieve("pi_none")],
    ["charge", () => stand.stripe.charges.retrieve("ch_none")],
    ["refund", () => stand.stripe.refunds.retrieve("re_none")],
    ["event", () => stand.stripe.events.retrieve("evt_none")],
  ])("the emulator returns 404 for an unknown %s", async (_, call) => {
    await expect(call()).rejects.toMatchObject({ statusCode: 404, code: "resource_missing" })
  })

  it("a request body of more than a megabyte is rejected", async () => {
    const response = await fetch(`${stand.url}/v1/refunds`, {
      method: "POST",
      headers: { authorization: `Bearer ${API_KEY}` },
      body: "x".repeat(1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
  })
})

describe("Idempotency keys", () => {
  it("two calls with one idempotency key are executed once and get the same response", async () => {
    const [first, second] = [await open("cart-1"), await open("cart-1")]
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true")
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined()
    expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId)
    expect(await sessions()).toHaveLength(1)
  })

  it("an idempotency key is rejected if it is used for a different call", async () => {
    await open("cart-2")
    await expect(
      stand.stripe.checkout.sessions.create(order({ locale: "nl" }), { idempotencyKey: "cart-2" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 })
  })

  it("an idempotency key is rejected while another call uses it", async () => {
    await stand.control.fault({ path: "/v1/checkout/sessions", delayMs: 200 })
    const answers = await Promise.allSettled([open("cart-3"), open("cart-3")])
    const refused = answers.filter((answer) => answer.status === "rejected")
    expect(refused).toMatchObject([{ reason: { statusCode: 409, code: "idempotency_key_in_use" } }])
    expect(await sessions()).toHaveLength(1)
  })

  it("an idempotency key can be reused after a call with invalid parameters", async () => {
    const wrong = order({ success_url: "nowhere" })
    await expect(stand.stripe.checkout.sessions.create(wrong, { idempotencyKey: "cart-4" })).rejects.toThrow()
    expect((await open("cart-4")).status).toBe("open")
  })

  it("an idempotency key returns the same error again if the session's state did not allow the first call", async () => {
    const { id } = await open()
    await stand.stripe.checkout.sessions.expire(id)
    const again = () => stand.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "expire-1" })
    await expect(again()).rejects.toMatchObject({ statusCode: 400 })
    await expect(again()).rejects.toMatchObject({
      statusCode: 400,
      headers: expect.objectContaining({ "idempotent-replayed": "true" }),
    })
  })

  it("an idempotency key expires after a day", async () => {
    const first = await open("cart-5")
    await stand.control.advanceClock(24 * 60 * 60 + 1)
    expect((await open("cart-5")).id).not.toBe(first.id)
  })
})

describe("Faults that a test requests", () => {
  it("a requested fault fails only the next calls", async () => {
    await stand.control.fault({ path: "/v1/checkout", status: 500, times: 2 })
    await expect(open()).rejects.toMatchObject({ statusCode: 500 })
    await expect(open()).rejects.toMatchObject({ type: "StripeAPIError" })
    expect((await open()).status).toBe("open")
    expect(await sessions()).toHaveLength(1)
  })

  it("a requested fault can disconnect before the call is executed", async () => {
    // Twice, because the SDK retries a closed connection once.
    await stand.control.fault({ method: "POST", path: "/v1/checkout", cut: "before", times: 2 })
    await expect(open("cart-6")).rejects.toMatchObject({ type: "StripeConnectionError" })
    expect(await sessions()).toEqual([])
  })

  it("a retry with the same key returns the response that a requested fault lost", async () => {
    await stand.control.fault({ method: "POST", path: "/v1/checkout", cut: "after" })
    await expect(open("cart-7")).rejects.toThrow()
    const [created] = await sessions()
    expect((await open("cart-7")).id).toBe(created?.id)
    expect(await sessions()).toHaveLength(1)
  })

  const breakpoints = async () => (await stand.control.state("pausedCalls")).pausedCalls.length

  it.each([
    ["before", 0],
    ["after", 1],
  ] as const)(
    "a requested fault can stop a call %s its execution until the test releases it",
    async (pause, done) => {
      await stand.control.fault({ method: "POST", path: "/v1/checkout", pause })
      const opening = open()
      while (!(await breakpoints())) expect(await breakpoints()).toBeLessThan(2)
      expect(await sessions()).toHaveLength(done)
      await stand.control.releaseCalls()
      expect((await opening).status).toBe("open")
      expect(await breakpoints()).toBe(0)
    },
  )
})
