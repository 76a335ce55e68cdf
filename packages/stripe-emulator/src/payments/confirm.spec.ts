import { startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())

const open = (more: object = {}) =>
  stand.stripe.paymentIntents.create({
    amount: 3095,
    currency: "eur",
    metadata: { order_number: "BP-1" },
    ...more,
  })
const secretOf = ({ client_secret }: { client_secret: string | null }) => client_secret ?? ""
const eventTypes = async (id: string) =>
  (await stand.control.state("events")).events
    .filter(({ data }) => "id" in data.object && data.object.id === id)
    .map(({ type }) => type)

describe("An intent without a hosted page", () => {
  it("an intent without a hosted page is paid with its client secret", async () => {
    const created = await open({ allowed_payment_method_types: ["card", "bancontact"] })
    expect(created).toMatchObject({
      status: "requires_payment_method",
      payment_method_types: ["card", "bancontact"],
    })
    await expect(stand.control.confirm(`${created.id}_secret_wrong`)).rejects.toThrow("does not match")
    expect(await stand.control.confirm(secretOf(created))).toMatchObject({ outcome: "paid" })
    const paid = await stand.stripe.paymentIntents.retrieve(created.id, { expand: ["latest_charge"] })
    expect(paid).toMatchObject({ status: "succeeded", amount_received: 3095 })
    expect(paid.latest_charge).toMatchObject({ amount_captured: 3095, metadata: { order_number: "BP-1" } })
    expect(await eventTypes(created.id)).toEqual(["payment_intent.created", "payment_intent.succeeded"])
    await expect(stand.control.confirm(secretOf(created))).rejects.toThrow("succeeded")
    expect((await stand.control.refund(created.id)).amount).toBe(3095)
  })

  it("an intent can be cancelled after a declined card, and then accepts no card", async () => {
    const created = await open()
    const { outcome, intent } = await stand.control.confirm(secretOf(created), { card: "4000000000000002" })
    expect([outcome, intent.status]).toEqual(["card_declined", "requires_payment_method"])
    expect(intent.last_payment_error).toMatchObject({ type: "card_error", code: "card_declined" })
    expect((await stand.stripe.paymentIntents.cancel(created.id)).status).toBe("canceled")
    await expect(stand.control.confirm(secretOf(created))).rejects.toThrow("canceled")
    const again = stand.stripe.paymentIntents.cancel(created.id)
    await expect(again).rejects.toMatchObject({ code: "payment_intent_unexpected_state", statusCode: 400 })
  })

  it.each(["authorise", "refuse"] as const)(
    "a decision on the bank's page applies to the intent: %s",
    async (decision) => {
      const created = await open()
      const card = "4000002500003155"
      const { intent } = await stand.control.confirm(secretOf(created), { card, decision })
      expect(intent.status).toBe(decision === "authorise" ? "succeeded" : "requires_payment_method")
      expect(await eventTypes(created.id)).toContain("payment_intent.requires_action")
    },
  )

  it.each([true, false])(
    "a delayed payment stays in the status processing until the bank decides. Paid: %s",
    async (pays) => {
      const created = await open({ allowed_payment_method_types: ["bancontact"] })
      await stand.control.confirm(secretOf(created), { method: "bancontact", decision: "delay" })
      await expect(stand.stripe.paymentIntents.cancel(created.id)).rejects.toMatchObject({ statusCode: 400 })
      const { status } = await stand.control.finishIntent(created.id, pays)
      expect(status).toBe(pays ? "succeeded" : "requires_payment_method")
      await expect(stand.control.finishIntent(created.id, pays)).rejects.toThrow("waits")
    },
  )
})
