import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const allowed = ["card", "bancontact", "ideal", "paypal"] as const
const open = async () =>
  (await stand.stripe.checkout.sessions.create(order({ allowed_payment_method_types: [...allowed] }))).id
const session = (id: string) =>
  stand.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] })

describe("A payment by iDEAL", () => {
  it("an iDEAL payment is complete when the bank has authorised it", async () => {
    const id = await open()
    expect(await stand.control.pay(id, { method: "ideal" })).toMatchObject({ outcome: "paid" })
    expect(await session(id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      payment_method_types: ["card", "bancontact", "ideal"],
      payment_intent: {
        latest_charge: { payment_method_details: { type: "ideal", ideal: { bank: "ing" } } },
      },
    })
  })

  it("the payment page stays open if the bank has refused the iDEAL payment", async () => {
    const id = await open()
    expect(await stand.control.pay(id, { method: "ideal", decision: "refuse" })).toMatchObject({
      outcome: "refused",
    })
    expect(await session(id)).toMatchObject({ status: "open", payment_status: "unpaid" })
    await stand.control.pay(id)
    expect(await session(id)).toMatchObject({ status: "complete" })
  })

  it("the bank's page for iDEAL does not offer a later confirmation", async () => {
    const id = await open()
    const { url } = await session(id)
    const form = { email: "claire@example.be", payment_method: "ideal" }
    const answer = await fetch(url ?? "", { method: "POST", body: new URLSearchParams(form) })
    const page = await answer.text()
    expect(page).toContain("by iDEAL")
    expect(page).not.toContain("confirmed later")
  })
})

it("the emulator lists the account's payment method configuration with the enabled methods", async () => {
  await stand.control.offer(["card", "ideal"])
  const { data } = await stand.stripe.paymentMethodConfigurations.list()
  const shown = (value: "on" | "off") => ({ available: value === "on", display_preference: { value } })
  expect(data).toMatchObject([
    { is_default: true, active: true, card: shown("on"), ideal: shown("on"), bancontact: shown("off") },
  ])
  expect((await stand.stripe.paymentMethodConfigurations.list({ active: false })).data).toEqual([])
})
