import { deliverySchema, extrasSchema, LANGUAGES, type Totals } from "@bon-perroquet/contract"
import type { Content } from "@bon-perroquet/invoices/modules/documents"
import { Administrator } from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { EngineClient, requireVariable, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
const WRAPPED = { extras: ["gift_wrapping"] }

let administrator: Administrator
let engine: EngineClient
let database: Knex
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

/** A product at 6 % VAT. */
const KERNELS = "noisettes-decortiquees"
/** A product at 21 % VAT. */
const FEED = "melange-grands-perroquets"

async function shopperWith(...handles: string[]): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.register()
  for (const handle of handles) await shop.addItem((await shop.product(handle)).id)
  return shop
}

/** Returns the totals of the cart for a home delivery in Belgium. */
async function totalsOf(shop: ShopClient, extras = ""): Promise<Totals> {
  const path = `/api/delivery?country=BE&cart_session_id=${shop.sessionId}${extras && `&extras=${extras}`}`
  const { body } = await shop.send("GET", path)
  const [method] = deliverySchema.parse(body).methods
  if (!method) throw new Error("Nothing is delivered.")
  return method.totals
}

const figures = ({ total_cents, subtotal_cents, tax_cents, vat }: Totals | Content["totals"]) => ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
})

const documentsOf = (number: string, kind: Content["kind"], count = 1): Promise<Content[]> =>
  until(`${kind} of ${number}`, async () => {
    const rows = await database<{ content: Content; kind: string }>("sales_document")
      .where({ kind })
      .whereRaw("content->>'order_number' = ?", [number])
      .select("content")
    return rows.length >= count && rows.map(({ content }) => content)
  })

async function pay(shop: ShopClient, session: string): Promise<string> {
  await stripe().pay(session)
  const paid = await until("the payment's order", async () => {
    const status = await shop.paymentStatus(session)
    return status.payment_status === "paid" && status
  })
  return paid.metadata.order_number ?? ""
}

it("gift wrapping is offered in each language with its price", async () => {
  const names = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { body } = await new ShopClient({ language }).send("GET", "/api/extras")
      const [extra, ...others] = extrasSchema.parse(body).extras
      expect({ extra, others }).toMatchObject({
        extra: { code: "gift_wrapping", price_cents: 200 },
        others: [],
      })
      return extra?.name
    }),
  )
  expect(names).toEqual(["Emballage cadeau", "Cadeauverpakking", "Gift wrapping"].slice(0, names.length))
})

it("gift wrapping has the VAT of the goods, equal to the cent in every view", async () => {
  const shop = await shopperWith(KERNELS, FEED)
  const [plain, wrapped] = await Promise.all([totalsOf(shop), totalsOf(shop, "gift_wrapping")])
  expect(wrapped.total_cents).toBe(plain.total_cents + 200)
  expect(wrapped.vat.map(({ rate }) => rate)).toEqual([6, 21])
  // Gift wrapping does not count towards free delivery.
  expect(wrapped.free_delivery_missing_cents).toBe(plain.free_delivery_missing_cents)

  const input = { ...HOME, ...WRAPPED, expected_total_cents: wrapped.total_cents }
  const { session_id } = await shop.openCheckout(input)
  const page = await stripe().session(session_id)
  expect(page.amount_total).toBe(wrapped.total_cents)
  const number = await pay(shop, session_id)

  const order = await orderIn(shop, number)
  expect(figures(order.totals as Totals)).toEqual(figures(wrapped))
  const extras = order.items.filter(({ product_id }) => product_id === null)
  // Both lines are created at the same moment, so their order may vary.
  expect(extras.map(({ name, vat_rate }) => `${name} ${vat_rate}`).sort()).toEqual([
    "Emballage cadeau 21",
    "Emballage cadeau 6",
  ])
  expect(extras.reduce((sum, { line_total_cents }) => sum + line_total_cents, 0)).toBe(200)
  expect(order.payment.paid_cents).toBe(wrapped.total_cents)

  const [invoice] = await documentsOf(number, "invoice")
  expect(invoice && figures(invoice.totals)).toEqual(figures(wrapped))
  const [engineOrder] = await engine.ordersNumbered(number)
  expect(Math.round(Number(engineOrder?.total) * 100)).toBe(wrapped.total_cents)
  const mail = await until("the mail", async () =>
    (await mailTo(order.email)).find(({ subject }) => subject.includes(number)),
  )
  expect(mail.text).toContain("Emballage cadeau")
  expect((await shop.cart()).items).toEqual([])
})

it("gift wrapping is sent with the goods and can be refunded separately", async () => {
  const shop = await shopperWith(KERNELS)
  const { session_id } = await shop.openCheckout({ ...HOME, ...WRAPPED })
  const number = await pay(shop, session_id)
  for (const status of ["preparing", "shipped", "delivered"] as const)
    await administrator.set(
      number,
      status,
      status === "shipped" ? { tracking_number: "3232000000000000" } : {},
    )
  const [inEngine] = await engine.ordersNumbered(number)
  expect(inEngine?.fulfillment_status).toBe("delivered")

  const { items } = await administrator.order(number)
  const line = items.find(({ name }) => name === "Emballage cadeau")
  const parts = { items: [{ id: line?.id ?? "", quantity: 1 }], key: `gift-${Date.now()}` }
  const refunded = await administrator.refund(number, { ...parts, amount_cents: 200 })
  expect(refunded.payment.refunded_cents).toBe(200)
  const [note] = await documentsOf(number, "credit_note")
  expect(note?.totals).toMatchObject({ total_cents: 200, vat: [{ rate: 6, net_cents: 189, vat_cents: 11 }] })
})

it("gift wrapping is not reduced by a promotion code", async () => {
  const { code = "" } = await promotion(engine, { type: "percentage", value: 50 })
  const shop = await shopperWith(KERNELS)
  await shop.addCode(code)
  const [plain, wrapped] = await Promise.all([totalsOf(shop), totalsOf(shop, "gift_wrapping")])
  expect(plain.discount_cents).toBeGreaterThan(0)
  expect(wrapped.discount_cents).toBe(plain.discount_cents)
  const input = { ...HOME, ...WRAPPED, expected_total_cents: wrapped.total_cents }
  const { session_id } = await shop.openCheckout(input)
  expect((await stripe().session(session_id)).amount_total).toBe(wrapped.total_cents)
})

it("gift wrapping costs nothing if it is not chosen, can be chosen again, and must be offered", async () => {
  const shop = await shopperWith(KERNELS, FEED)
  const plain = await totalsOf(shop)
  expect(plain).toEqual((await shop.cart()).totals)
  const unknown = await shop.send("GET", `/api/delivery?cart_session_id=${shop.sessionId}&extras=gold_leaf`)
  expect([unknown.status, (unknown.body as { code: string }).code]).toEqual([400, "extra_not_offered"])
  const refused = await shop
    .openCheckout({ ...HOME, extras: ["gold_leaf"] })
    .catch((error: unknown) => (error instanceof ShopRefusal ? error.error.code : error))
  expect(refused).toBe("extra_not_offered")
  const amountWith = async (fields: object) => {
    const { session_id } = await shop.openCheckout({ ...HOME, ...fields })
    return { session_id, amount: (await stripe().session(session_id)).amount_total }
  }
  const first = await amountWith(WRAPPED)
  expect(first.amount).toBe(plain.total_cents + 200)
  // An equal request returns the same payment page.
  expect(await amountWith(WRAPPED)).toEqual(first)
  const second = await amountWith({})
  expect(second.amount).toBe(plain.total_cents)
  const third = await amountWith({ extras: ["gift_wrapping", "gift_wrapping"] })
  expect(third.amount).toBe(plain.total_cents + 200)
  // Extras are chosen at checkout and are not in the cart.
  expect((await shop.cart()).items).toHaveLength(2)
  await shop.addItem((await shop.product(KERNELS)).id)
  await shop.clearCart()
  expect((await shop.cart()).items).toEqual([])
  const empty = await shop.openCheckout({ ...HOME, ...WRAPPED }).catch((error: unknown) => error)
  expect(empty instanceof ShopRefusal && empty.error.code).toBe("cart_empty")
})
