import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { plentyOf, refundsOf, sell, stripe, sumOf } from "../testing/sale"

const HANDLE = "pignons-de-pin"

let engine: EngineClient
let administrator: Administrator

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
})
afterEach(async () => {
  await stripe().clearFaults()
})

let count = 0
const key = () => `key-${Date.now()}-${count++}`

it("two parts and the rest of a payment are refunded, and never more than was paid", async () => {
  const sale = await sell(HANDLE)
  const first = await administrator.refund(sale.number, {
    amount_cents: 150,
    reason: "Sachet déchiré",
    key: key(),
  })
  expect(first).toMatchObject({ status: "paid", refundable_cents: sale.total - 150 })
  const tooMuch = await administrator.tryRefunding(sale.number, {
    amount_cents: sale.total - 149,
    key: key(),
  })
  expect([tooMuch.status, codeOf(tooMuch)]).toEqual([409, "refund_too_much"])
  await administrator.refund(sale.number, { amount_cents: 50, key: key() })
  const all = await administrator.refund(sale.number, { key: key() })
  expect(all.refundable_cents).toBe(0)
  expect(all.refunds.map(({ amount_cents }) => amount_cents)).toEqual([150, 50, sale.total - 200])
  expect(all.refunds[0]).toMatchObject({ reason: "Sachet déchiré", by: { email: expect.any(String) } })
  expect((await refundsOf(sale)).sort((a, b) => a - b)).toEqual([50, 150, sale.total - 200])
  expect(codeOf(await administrator.tryRefunding(sale.number, { key: key() }))).toBe("refund_too_much")
  expect(Math.abs((await engineFacts(engine, all.id)).owed)).toBeLessThan(0.01)
})

it("the same key creates one refund, in sequence and ten times at once, and two concurrent full refunds are one", async () => {
  const sale = await sell(HANDLE)
  const same = { amount_cents: 120, key: key() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => administrator.tryRefunding(sale.number, same)),
  )
  expect(answers.map(codeOf)).toEqual(Array<string>(10).fill(""))
  await administrator.refund(sale.number, same)
  expect(await refundsOf(sale)).toEqual([120])
  expect(codeOf(await administrator.tryRefunding(sale.number, { ...same, amount_cents: 121 }))).toBe(
    "refund_key_reused",
  )

  const full = await Promise.all([
    administrator.tryRefunding(sale.number, { key: key() }),
    administrator.tryRefunding(sale.number, { key: key() }),
  ])
  expect(full.map(codeOf).sort()).toEqual(["", "refund_too_much"])
  expect((await refundsOf(sale)).sort((a, b) => a - b)).toEqual([120, sale.total - 120])
})

it("a concurrent refund and cancellation refund exactly what was paid", async () => {
  const sale = await sell(HANDLE)
  await Promise.all([
    administrator.tryRefunding(sale.number, { amount_cents: 100, key: key() }),
    administrator.set(sale.number, "cancelled"),
  ])
  expect(sumOf(await refundsOf(sale))).toBe(sale.total)
  expect(await administrator.order(sale.number)).toMatchObject({
    status: "cancelled",
    payment: { refunded_cents: sale.total },
  })
})

it("an amount refunded in Stripe's dashboard is not refunded again", async () => {
  const sale = await sell(HANDLE)
  await stripe().refund(sale.session, { amount: 300 })
  const answer = await administrator.tryRefunding(sale.number, { amount_cents: sale.total, key: key() })
  expect(codeOf(answer)).toBe("refund_too_much")
  await administrator.set(sale.number, "cancelled")
  expect(sumOf(await refundsOf(sale))).toBe(sale.total)
})

it("a refund that Stripe does not confirm is made once by a retry with its key", async () => {
  const sale = await sell(HANDLE)
  // Stripe repeats this error for a day, unless the shop uses another key.
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, stored: true })
  const order = await administrator.refund(sale.number, { amount_cents: 120, key: key() })
  expect(order.refunds).toMatchObject([{ amount_cents: 120, state: "done" }])

  await stripe().fault({ method: "POST", path: "/v1/refunds", cut: "after", times: 50 })
  const input = { amount_cents: 200, key: key() }
  expect(codeOf(await administrator.tryRefunding(sale.number, input))).toBe("refund_pending")
  await stripe().clearFaults()
  expect((await administrator.refund(sale.number, input)).refunds).toHaveLength(2)
  expect((await refundsOf(sale)).sort()).toEqual([120, 200])
})

it("the customer is notified of each refund, and of a cancellation and its refund in one message, and the author is logged", async () => {
  const sale = await sell(HANDLE)
  await administrator.set(sale.number, "preparing")
  const { id } = await administrator.refund(sale.number, { amount_cents: 125, key: key() })
  const { body } = await administrator.shop.send("GET", `/api/admin/changes?subject=order&subject_id=${id}`)
  expect(body).toMatchObject([
    { action: "refund", label: sale.number, after: { amount_cents: 125 } },
    { action: "status", before: { status: "paid" }, after: { status: "preparing" } },
  ])
  await administrator.set(sale.number, "cancelled")
  const subjects = await until("both messages", async () => {
    const subjects = (await mailTo(sale.email)).map(({ subject }) => subject).reverse()
    return subjects.some((subject) => subject.includes("annulée")) && subjects
  })
  expect(subjects.map((subject) => subject.replace(sale.number, "N"))).toEqual([
    "Merci pour votre commande N",
    "Nous préparons votre commande N",
    "Remboursement pour votre commande N",
    "Votre commande N est annulée",
  ])
  const [cancelled] = await mailTo(sale.email)
  expect(cancelled?.text).toContain("remboursé")
})
