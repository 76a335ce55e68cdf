import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

async function paid(how = {}): Promise<string> {
  const { id } = await stand.stripe.checkout.sessions.create(order())
  await stand.control.pay(id, how)
  return id
}
const movementsOf = (payout: string) =>
  stand.stripe.balanceTransactions.list({ payout, limit: 100, expand: ["data.source"] })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

it("a payout contains payments minus refunds and fees, each once", async () => {
  const session = await paid()
  await paid({ method: "bancontact" })
  await stand.control.refund(session, { amount: 100 })
  const payout = await stand.control.payOut()
  const { data } = await movementsOf(payout?.id ?? "")
  expect(data.map(({ type }) => type).sort()).toEqual(["charge", "payment", "payout", "refund"])
  const moved = data.filter(({ type }) => type !== "payout")
  expect(sum(moved.map(({ net }) => net))).toBe(payout?.amount)
  expect(moved.every(({ amount, fee, net }) => net === amount - fee)).toBe(true)
  expect(moved.find(({ type }) => type === "refund")).toMatchObject({ amount: -100, fee: 0 })
  const [charge] = moved.filter(({ type }) => type === "charge")
  expect(charge?.source).toMatchObject({ object: "charge", amount_captured: charge?.amount })
  expect(await stand.control.payOut()).toBeNull()
})

it("a payout subtracts disputed amounts and adds failed refunds", async () => {
  const session = await paid()
  const { id } = await stand.control.refund(session, { amount: 100 })
  await stand.control.failRefund(id)
  await stand.control.dispute(session)
  const payout = await stand.control.payOut()
  const { data } = await movementsOf(payout?.id ?? "")
  expect(data.map(({ reporting_category }) => reporting_category).sort()).toEqual(
    ["charge", "dispute", "payout", "refund", "refund_failure"].sort(),
  )
})

it("the balance of each past day is paid out automatically", async () => {
  await paid()
  expect((await stand.stripe.payouts.list()).data).toEqual([])
  await stand.control.advanceClock(2 * 24 * 60 * 60)
  const { data } = await stand.stripe.payouts.list({ arrival_date: { gte: 1 } })
  expect(data).toHaveLength(1)
  expect(await stand.stripe.payouts.retrieve(data[0]?.id ?? "")).toMatchObject({ status: "paid" })
  await stand.control.resetClock()
  await expect(movementsOf("po_none")).rejects.toMatchObject({ code: "resource_missing" })
})
