import { alertsSchema, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator } from "../testing/administrator"
import { openSale, plentyOf, stripe } from "../testing/sale"

const HANDLE = "melange-casse-noix"
const GIVEN_BACK: Record<Language, string> = {
  fr: "vous est remboursé",
  nl: "krijgt uw betaling",
  en: "being refunded",
  de: "zurückerstattet",
}

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
  await plentyOf(await EngineClient.signIn(), HANDLE)
})

afterEach(() => stripe().clearFaults())

async function givenBack(language: Language = "fr", isSlow = false) {
  const sale = await openSale(HANDLE, 1, new ShopClient({ language }))
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

it.each(representatives(LANGUAGES))("the payer is notified in %s of the refund", async (language) => {
  const { email, number } = await givenBack(language)
  const mail = await mailAbout(email, GIVEN_BACK[language])
  expect(mail.subject).toContain(number)
  expect((await mailTo(email)).filter(({ subject }) => subject.includes(GIVEN_BACK[language]))).toHaveLength(
    1,
  )
})

it("a failed refund of a payment without an order alerts administrators and the customer, until it is acknowledged", async () => {
  const { email, number, refund, total } = await givenBack()
  await mailAbout(email, GIVEN_BACK.fr)
  await stripe().failRefund(refund, "lost_or_stolen_card")
  const item = await called(number, "refund_failed")
  expect(item).toMatchObject({ amount_cents: total, cause: "lost_or_stolen_card" })
  await mailAbout(email, "pas arrivé")
  const acknowledge = () =>
    administrator.shop.write("POST", `/api/admin/alerts/refunds/${item.id}/acknowledgement`)
  expect((await acknowledge()).status).toBe(200)
  expect(await about(number)).toEqual([])
  expect((await acknowledge()).status).toBe(409)
})

it("repeating a failed refund in Stripe closes its alert", async () => {
  const { number, refund, session } = await givenBack()
  await stripe().failRefund(refund)
  await called(number, "refund_failed")
  await stripe().refund(session)
  await until("nobody is called", async () => (await about(number)).length === 0)
})

it("a dispute of a payment without an order creates an alert", async () => {
  const { number, refund, session } = await givenBack("fr", true)
  await stripe().failRefund(refund, "charge_for_pending_refund_disputed")
  await stripe().dispute(session)
  await called(number, "dispute_open")
  // The dispute gave the money to the customer's bank, so no failed refund is reported.
  expect((await about(number)).map(({ kind }) => kind)).toEqual(["dispute_open"])
})
