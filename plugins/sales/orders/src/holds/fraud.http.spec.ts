import { EngineClient, until } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { openSale, plentyOf, stripe } from "../testing/sale"

const HANDLE = "papaye-en-des"
/** Stripe's test card with the highest risk that is not blocked. */
const RISKY = "4000000000004954"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
  await plentyOf(await EngineClient.signIn(), HANDLE)
})

const assessed = (number: string) =>
  until(`the risk of ${number}`, async () => {
    const order = await administrator.order(number)
    return order.risk && order
  })

it("Stripe's fraud signals are shown, and an order with a normal payment is not put on hold", async () => {
  const { number, session, pay, ordered } = await openSale(HANDLE, 1)
  await stripe().decline(session)
  await pay()
  await ordered()
  expect(await assessed(number)).toMatchObject({
    risk: { level: "normal", score: 32, card_country: "US", ip_country: null, failed_attempts: 1 },
    ...{ on_hold: false, holds: [] },
  })
})

it("a payment with the highest risk puts its order on hold once", async () => {
  const { number, session, ordered } = await openSale(HANDLE, 1)
  await stripe().pay(session, { card: RISKY })
  await ordered()
  const { risk, holds, on_hold } = await assessed(number)
  expect([risk?.level, on_hold]).toEqual(["highest", true])
  expect(holds).toMatchObject([{ reason: "fraud", note: "risk_highest", by: { email: null } }])
  expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("order_on_hold")
  const release = `/api/admin/orders/${number}/holds/${holds[0]?.id ?? ""}/release`
  await administrator.shop.write("POST", release, { json: {} })
  await administrator.set(number, "shipped")
})
