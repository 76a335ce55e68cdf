import { API_KEY, order, sdk, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const open = (idempotencyKey?: string) => stand.stripe.checkout.sessions.create(order(), { idempotencyKey })
const sessions = async () => (await stand.control.state("sessions")).sessions

describe("who may call", () => {
  it("refuses another key and shows only its beginning", async () => {
    const stranger = sdk(stand.url, "sk_test_of_a_stranger")
    await expect(stranger.balance.retrieve()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message: expect.not.stringContaining("stranger"),
    })
  })

  it("refuses a call without a key", async () => {
    expect((await fetch(`${stand.url}/v1/balance`)).status).toBe(401)
  })

  it("answers the right key", async () => {
    expect((await stand.stripe.balance.retrieve()).object).toBe("balance")
  })
})

describe("what may be called", () => {
  it("answers an unknown address as Stripe does", async () => {
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
  ])("knows no %s of another id", async (_, call) => {
    await expect(call()).rejects.toMatchObject({ statusCode: 404, code: "resource_missing" })
  })

  it("takes no more than a megabyte", async () => {
    const response = await fetch(`${stand.url}/v1/refunds`, {
      method: "POST",
      headers: { authorization: `Bearer ${API_KEY}` },
      body: "x".repeat(1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
  })
})

describe("a key for a call made twice", () => {
  it("repeats the first answer and does the work once", async () => {
    const [first, second] = [await open("cart-1"), await open("cart-1")]
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true")
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined()
    expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId)
    expect(await sessions()).toHaveLength(1)
  })

  it("refuses the key for another order", async () => {
    await open("cart-2")
    await expect(
      stand.stripe.checkout.sessions.create(order({ locale: "nl" }), { idempotencyKey: "cart-2" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 })
  })

  it("refuses the second of two at the same time", async () => {
    await stand.control.fault({ path: "/v1/checkout/sessions", delayMs: 200 })
    const answers = await Promise.allSettled([open("cart-3"), open("cart-3")])
    const refused = answers.filter((answer) => answer.status === "rejected")
    expect(refused).toMatchObject([{ reason: { statusCode: 409, code: "idempotency_key_in_use" } }])
    expect(await sessions()).toHaveLength(1)
  })

  it("may be used again after a call that was refused for its parameters", async () => {
    const wrong = order({ success_url: "nowhere" })
    await expect(stand.stripe.checkout.sessions.create(wrong, { idempotencyKey: "cart-4" })).rejects.toThrow()
    expect((await open("cart-4")).status).toBe("open")
  })

  it("repeats a refusal that came from the state of things", async () => {
    const { id } = await open()
    await stand.stripe.checkout.sessions.expire(id)
    const again = () => stand.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "expire-1" })
    await expect(again()).rejects.toMatchObject({ statusCode: 400 })
    await expect(again()).rejects.toMatchObject({
      statusCode: 400,
      headers: expect.objectContaining({ "idempotent-replayed": "true" }),
    })
  })

  it("is forgotten after a day", async () => {
    const first = await open("cart-5")
    await stand.control.advanceClock(24 * 60 * 60 + 1)
    expect((await open("cart-5")).id).not.toBe(first.id)
  })
})

describe("faults a test orders", () => {
  it("fails the next calls and no more", async () => {
    await stand.control.fault({ path: "/v1/checkout", status: 500, times: 2 })
    await expect(open()).rejects.toMatchObject({ statusCode: 500 })
    await expect(open()).rejects.toMatchObject({ type: "StripeAPIError" })
    expect((await open()).status).toBe("open")
    expect(await sessions()).toHaveLength(1)
  })

  it("drops the connection before anything is done", async () => {
    // The SDK retries a closed connection once.
    await stand.control.fault({ method: "POST", path: "/v1/checkout", cut: "before", times: 2 })
    await expect(open("cart-6")).rejects.toMatchObject({ type: "StripeConnectionError" })
    expect(await sessions()).toEqual([])
  })

  it("loses the answer of work that was done; the same key finds it again", async () => {
    await stand.control.fault({ method: "POST", path: "/v1/checkout", cut: "after" })
    await expect(open("cart-7")).rejects.toThrow()
    const [made] = await sessions()
    expect((await open("cart-7")).id).toBe(made?.id)
    expect(await sessions()).toHaveLength(1)
  })

  const standing = async () => (await stand.control.state("standing")).standing.length

  it.each([
    ["before", 0],
    ["after", 1],
  ] as const)("lets a call stand still %s the work until it is released", async (hold, done) => {
    await stand.control.fault({ method: "POST", path: "/v1/checkout", hold })
    const opening = open()
    while (!(await standing())) expect(await standing()).toBeLessThan(2)
    expect(await sessions()).toHaveLength(done)
    await stand.control.releaseCalls()
    expect((await opening).status).toBe("open")
    expect(await standing()).toBe(0)
  })
})
