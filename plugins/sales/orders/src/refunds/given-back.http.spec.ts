import { alertsSchema } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator } from "../testing/administrator"
import { openSale, plentyOf, stripe } from "../testing/sale"

const HANDLE = "melange-casse-noix"
const GIVEN_BACK = "vous est remboursé"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
  await plentyOf(await EngineClient.signIn(), HANDLE)
})

afterEach(() => stripe().clearFaults())

async function givenBack(isSlow = false) {
  const sale = await openSale(HANDLE, 1)
  await stripe().fault({ method: "GET", pathEnd: `/${sale.session}`, status: 500, times: 1000 })
  await sale.pay()
  if (isSlow) await stripe().slowRefunds(sale.session)
  const { id } = await stripe().refund(sale.session)
  await stripe().clearFaults()
  await until(
    "the payment to be given up",
    async () => (await sale.shop.paymentStatus(sale.session)).refunded,
  )
  return { ...sale, refund: id }
}

const about = async (number: string) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema.parse(body).filter(({ order_number }) => order_number === number)
}
const called = (number: string, kind: string) =>
  until(`${kind} of ${number}`, async () => (await about(number)).find((item) => item.kind === kind))
const mailAbout = (email: string, words: string) =>
  until(`"${words}" to ${email}`, async () =>
    (await mailTo(email)).find(({ subject }) => subject.includes(words)),
  )

it("a failed refund of a payment without an order alerts administrators and the customer, until it is repeated or acknowledged", async () => {
  const { email, number, refund, session, total } = await givenBack()
  expect((await mailAbout(email, GIVEN_BACK)).subject).toContain(number)
  expect((await mailTo(email)).filter(({ subject }) => subject.includes(GIVEN_BACK))).toHaveLength(1)
  await stripe().failRefund(refund, "lost_or_stolen_card")
  const item = await called(number, "refund_failed")
  expect(item).toMatchObject({ amount_cents: total, cause: "lost_or_stolen_card" })
  await mailAbout(email, "pas arrivé")

  const again = await stripe().refund(session)
  await until("nobody is called", async () => (await about(number)).length === 0)
  await stripe().failRefund(again.id)
  const { id } = await called(number, "refund_failed")
  const acknowledge = () =>
    administrator.shop.write("POST", `/api/admin/alerts/refunds/${id}/acknowledgement`)
  expect((await acknowledge()).status).toBe(200)
  expect(await about(number)).toEqual([])
  expect((await acknowledge()).status).toBe(409)
})

it("a dispute of a payment without an order creates an alert", async () => {
  const { number, refund, session } = await givenBack(true)
  await stripe().failRefund(refund, "charge_for_pending_refund_disputed")
  await stripe().dispute(session)
  await called(number, "dispute_open")
  // The dispute gave the money to the customer's bank, so no failed refund is reported.
  expect((await about(number)).map(({ kind }) => kind)).toEqual(["dispute_open"])
})
