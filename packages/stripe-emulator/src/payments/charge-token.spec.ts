import { startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())

const AMOUNT = 1_234
const open = () =>
  stand.stripe.paymentIntents.create({
    amount: AMOUNT,
    currency: "eur",
    allowed_payment_method_types: ["card"],
  })
const PREVIEW = { apiVersion: "2026-07-29.preview" }
const confirm = (id: string, token: string, options: { apiVersion?: string } = PREVIEW) => {
  const payment_method_data = { shared_payment_granted_token: token }
  const params = { payment_method_data, error_on_requires_action: true } as object
  return stand.stripe.paymentIntents.confirm(id, params, options)
}
const grant = (limits: Partial<Parameters<Stand["control"]["grantToken"]>[0]> = {}) =>
  stand.control.grantToken({ max_amount: AMOUNT, ...limits })

it("a token pays one intent, and no other", async () => {
  const token = await grant()
  const { id } = await open()
  expect(await confirm(id, token)).toMatchObject({ status: "succeeded", amount_received: AMOUNT })
  await expect(confirm(id, token)).rejects.toMatchObject({ code: "payment_intent_unexpected_state" })
  await expect(confirm((await open()).id, token)).rejects.toThrow("consumed")
})

it.each([
  ["does not exist", () => Promise.resolve("spt_unknown"), { code: "resource_missing" }],
  ["is for less", () => grant({ max_amount: AMOUNT - 1 }), { statusCode: 400 }],
  ["is for another currency", () => grant({ currency: "usd" }), { statusCode: 400 }],
  ["has expired", () => grant({ expires_in: 0 }), { statusCode: 400 }],
  [
    "was revoked",
    async () => {
      const token = await grant()
      await stand.control.revokeToken(token)
      return token
    },
    { statusCode: 400 },
  ],
])("a token that %s pays nothing", async (_, token, error) => {
  const { id } = await open()
  await expect(confirm(id, await token())).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    ...error,
  })
  expect((await stand.stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method")
})

it.each([
  ["4000000000009995", "card_declined"],
  ["4000002760003184", "authentication_required"],
])("the bank can decline the card %s behind a token", async (card, code) => {
  const { id } = await open()
  await expect(confirm(id, await grant({ card }))).rejects.toMatchObject({ type: "StripeCardError", code })
  expect((await stand.stripe.paymentIntents.cancel(id)).status).toBe("canceled")
})

it("the released version of the API has no tokens", async () => {
  const { id } = await open()
  await expect(confirm(id, await grant(), {})).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "payment_method_data[shared_payment_granted_token]",
  })
})
