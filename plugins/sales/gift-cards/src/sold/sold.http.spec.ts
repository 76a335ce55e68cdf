import {
  moneyOf,
  openPaymentPage,
  orderOf,
  ownProduct,
  shopperWith,
  stripe,
} from "@bon-perroquet/checkout/testing"
import {
  adminBalanceDetailSchema,
  adminBalancesSchema,
  dayInBelgium,
  dayLater,
  giftCardOfferSchema,
  giftCardPurchaseSchema,
  openedCheckoutSchema,
  personalDataSchema,
  type BuyGiftCard,
} from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import { moneyOn, shopDatabase, useCard } from "../testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const shop = new ShopClient({ language: "nl" })
const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.org`

const buy = (about: Partial<BuyGiftCard> = {}) =>
  shop.write("POST", "/api/gift-cards/purchases", {
    json: {
      ...{ amount_cents: 2500, origin_url: requireVariable("SHOP_URL"), buyer_email: address("ada") },
      ...{ giver_name: "Ada", recipient_name: "Bob", ...about },
    },
  })

async function opened(about: Partial<BuyGiftCard> = {}) {
  const { status, body } = await buy(about)
  expect(status).toBe(200)
  return openedCheckoutSchema.parse(body).session_id
}

const purchaseOf = async (session: string) =>
  giftCardPurchaseSchema.parse((await shop.send("GET", `/api/gift-cards/purchases/${session}`)).body)

async function sold(about: Partial<BuyGiftCard> = {}) {
  const session = await opened(about)
  await stripe().pay(session)
  const purchase = await until("the purchase", async () => {
    const purchase = await purchaseOf(session)
    return purchase.state === "paid" && purchase
  })
  const { body } = await administrator.shop.send("GET", `/api/admin/gift-cards?search=${purchase.number}`)
  const [card] = adminBalancesSchema.parse(body)
  if (!card) throw new Error(`The list does not contain the card ${purchase.number}.`)
  return { session, purchase, card }
}

const detailOf = async (id: string) =>
  adminBalanceDetailSchema.parse((await administrator.shop.send("GET", `/api/admin/gift-cards/${id}`)).body)

const act = (id: string, action: "mails" | "refund", json: object = {}) =>
  administrator.shop.write("POST", `/api/admin/gift-cards/${id}/${action}`, { json })

const CODE = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/

async function cardMails(to: string, count = 1) {
  return until(`${count} cards for ${to}`, async () => {
    const mails = (await mailTo(to)).filter(({ text }) => CODE.test(text))
    return mails.length >= count && mails
  })
}

async function codeSentTo(to: string): Promise<string> {
  const [mail] = await cardMails(to)
  return CODE.exec(mail?.text ?? "")?.[0] ?? ""
}

const refundsAtStripe = async (session: string) => {
  const { sessions, refunds } = await stripe().state("sessions", "refunds")
  const intent = sessions.find(({ id }) => id === session)?.payment_intent
  return refunds.filter(({ payment_intent }) => payment_intent === intent).map(({ amount }) => amount)
}

describe("A gift card that a customer buys", () => {
  it("is issued once after the payment, sent to the recipient, pays an order, and cannot be refunded or sent again afterwards", async () => {
    const recipient = address("bob")
    const buyer = address("ada")
    const { session, purchase, card } = await sold({
      ...{ recipient_email: recipient, buyer_email: buyer, message: "Proficiat!", amount_cents: 1000 },
    })
    expect(purchase).toMatchObject({ amount_cents: 1000, recipient_name: "Bob", is_sent_to_recipient: true })
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    await purchaseOf(session)
    const code = await codeSentTo(recipient)
    expect((await cardMails(recipient)).length).toBe(1)
    const [mail] = await cardMails(recipient)
    expect(mail?.subject).toBe("Ada geeft u een cadeaubon")
    expect(mail?.text).toContain("Proficiat!")
    const receipt = await until("the receipt", async () => (await mailTo(buyer))[0])
    expect(receipt.subject).toContain(purchase.number)
    expect(receipt.text).not.toMatch(CODE)

    expect((await act(card.id, "mails")).status).toBe(200)
    const mails = await cardMails(recipient, 2)
    expect(mails.map(({ text }) => CODE.exec(text)?.[0])).toEqual([code, code])

    const shopper = await shopperWith(await ownProduct(5), 1)
    const { applied, rest_cents } = await useCard(shopper, { code })
    const page = await openPaymentPage(shopper, { ...HOME, expected_rest_cents: rest_cents })
    expect(codeOf(await act(card.id, "refund", { reason: "Withdrawal" }))).toBe("gift_card_spent")
    expect((await shop.send("GET", `/api/gift-cards/purchases/${page.sessionId}`)).status).toBe(404)
    await stripe().pay(page.sessionId)
    const order = await orderOf(engine, page)
    expect(moneyOf(order).captures).toContain(applied[0]?.used_cents)
    const { body } = await administrator.shop.write("POST", `/api/admin/gift-cards/${card.id}/replacement`, {
      json: { reason: "Lost" },
    })
    expect(codeOf(await act((body as { id: string }).id, "mails"))).toBe("gift_card_not_active")
  })

  it("is e-mailed to the buyer as PDF without an address of a recipient, is exported, and loses its names with the account", async () => {
    const account = new ShopClient()
    const { user, password } = await account.register()
    const { token } = await linkTo(user.email, "/auth/verify")
    await account.write("POST", "/api/auth/verify", { json: { token } })
    const buyer = user.email
    const { card } = await sold({ buyer_email: buyer })
    const [mail] = await cardMails(buyer)
    const { attachments } = await database("outbox_message")
      .where({ id: mail?.id })
      .first<{ attachments: { base64: string }[] }>("attachments")
    expect(
      Buffer.from(attachments[0]?.base64 ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-")
    expect((await detailOf(card.id)).sold).toMatchObject({ buyer_email: buyer, recipient_email: null })
    const { more } = personalDataSchema.parse((await account.send("GET", "/api/users/export")).body)
    expect(more).toMatchObject({ gift_cards: [{ amount_cents: 2500, giver_name: "Ada" }] })
    await account.write("DELETE", "/api/users/me", { json: { password } })
    expect((await detailOf(card.id)).sold).toMatchObject({ buyer_email: null, giver_name: null })
  })

  it("is sent to the buyer on its day although the buyer's account was erased before, and then loses its names", async () => {
    const account = new ShopClient()
    const { user, password } = await account.register()
    const { token } = await linkTo(user.email, "/auth/verify")
    await account.write("POST", "/api/auth/verify", { json: { token } })
    const send_on = dayLater(dayInBelgium(new Date()), 5)
    const { card, purchase } = await sold({ buyer_email: user.email, send_on })
    await until("the receipt", async () =>
      (await mailTo(user.email)).some(({ subject }) => subject.includes(purchase.number)),
    )
    expect((await account.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
    expect(await mailTo(user.email)).toEqual([])

    await database("gift_card_purchase").where({ account_id: card.id }).update({ send_on: "2026-01-01" })
    const [mail] = await cardMails(user.email)
    expect(mail?.subject).toBe("Ada geeft u een cadeaubon")
    const erased = { buyer_email: null, giver_name: null, recipient_name: null, message: null }
    await until("the erasure", async () => (await detailOf(card.id)).sold?.buyer_email === null)
    expect((await detailOf(card.id)).sold).toMatchObject(erased)
  })

  it("is not sent before its day, and is blocked while the payment is disputed", async () => {
    const recipient = address("bob")
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const buyer = address("ada")
    const { session, card, purchase } = await sold({
      ...{ recipient_email: recipient, send_on: day, buyer_email: buyer },
    })
    expect(purchase.send_on).toBe(day)
    await until("the receipt", async () => (await mailTo(buyer))[0])
    expect(await mailTo(recipient)).toEqual([])
    await database("gift_card_purchase").where({ account_id: card.id }).update({ send_on: "2026-01-01" })
    await cardMails(recipient)
    expect((await detailOf(card.id)).sold?.sent_at).not.toBeNull()
    await stripe().dispute(session)
    await until("the block", async () => (await detailOf(card.id)).state === "blocked")
  })

  it("is refunded at Stripe while nothing was spent, and its code cannot pay any more", async () => {
    const recipient = address("bob")
    const { session, card } = await sold({ recipient_email: recipient })
    const code = await codeSentTo(recipient)
    expect((await detailOf(card.id)).sold?.is_refundable).toBe(true)
    const [one, two] = await Promise.all([
      act(card.id, "refund", { reason: "Withdrawal" }),
      act(card.id, "refund", { reason: "Withdrawal" }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    await until("the refund", async () => (await refundsAtStripe(session)).length > 0)
    expect(await refundsAtStripe(session)).toEqual([2500])
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    const tried = await shop.write("POST", "/api/gift-cards/balance", { json: { code } })
    expect(codeOf(tried)).toBe("gift_card_unknown")
    expect((await purchaseOf(session)).state).toBe("returned")
    expect(codeOf(await act(card.id, "mails"))).toBe("gift_card_not_active")
    const { rows } = await until("Medusa's refund", async () => {
      const found = await database.raw<{ rows: { cents: number }[] }>(
        `SELECT round(refund.amount * 100)::integer AS cents FROM refund
         JOIN payment ON payment.id = refund.payment_id
         JOIN checkout_attempt attempt ON attempt.payment_session_id = payment.payment_session_id
         JOIN gift_card_purchase sold ON sold.id = attempt.cart_id WHERE sold.account_id = ?`,
        [card.id],
      )
      return found.rows.length > 0 && found
    })
    expect(rows).toEqual([{ cents: 2500 }])
  })

  it("is refunded at Stripe if a crash interrupted its sale after it was issued", async () => {
    const { session, card } = await sold()
    await database("checkout_attempt").where({ checkout_session_id: session }).update({ state: "paid" })
    expect((await act(card.id, "refund", { reason: "Withdrawal" })).status).toBe(200)
    await until("the refund", async () => (await refundsAtStripe(session)).length > 0)
    expect(await refundsAtStripe(session)).toEqual([2500])
  })

  it("is blocked, and its balance written off, if the payment is refunded in Stripe's dashboard, until the refund fails", async () => {
    const { session, card } = await sold()
    const { id } = await stripe().refund(session)
    await until("the block", async () => (await detailOf(card.id)).state === "blocked")
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    await stripe().failRefund(id)
    await until("the balance", async () => (await moneyOn(database, card)).balance === 2500)
  })
})

describe("The sale of gift cards", () => {
  it("offers the amounts of the settings", async () => {
    const offer = giftCardOfferSchema.parse((await shop.send("GET", "/api/gift-cards/offer")).body)
    expect(offer).toMatchObject({ is_sold: true, amounts_cents: [2500, 5000, 10_000] })
  })

  it("rejects invalid purchases, and shows no purchase of an unknown payment", async () => {
    for (const about of [
      { amount_cents: 499 },
      { amount_cents: 50_001 },
      { buyer_email: "nobody" },
      { message: "Win: https://example.org" },
      { send_on: "2020-01-01" },
      { send_on: "2099-01-01" },
      { origin_url: "https://evil.example" },
    ])
      expect([about, (await buy(about)).status]).toEqual([about, 400])
    expect((await shop.send("GET", "/api/gift-cards/purchases/cs_test_unknown12345")).status).toBe(404)
  })
})
