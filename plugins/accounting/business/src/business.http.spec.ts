import {
  deliverySchema,
  vatNumberAnswerSchema,
  vatReportSchema,
  type OpenCheckout,
  type Totals,
} from "@bon-perroquet/contract"
import type { Content } from "@bon-perroquet/invoices/modules/documents"
import { Administrator, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import {
  EngineClient,
  requireVariable,
  ownProduct,
  ShopClient,
  ShopRefusal,
  until,
} from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

let administrator: Administrator
let engine: EngineClient
let database: Knex
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

function frenchNumber(): string {
  const siren = String(Math.floor(Math.random() * 1e8)).padStart(8, "0")
  const doubled = siren.split("").map((digit, at) => Number(digit) * (at % 2 ? 2 : 1))
  const sum = doubled.reduce((total, each) => total + (each > 9 ? each - 9 : each), 0)
  const whole = `${siren}${(10 - (sum % 10)) % 10}`
  return `FR${String((12 + 3 * (Number(whole) % 97)) % 97).padStart(2, "0")}${whole}`
}

async function viesSays(vat_number: string, answer: "invalid" | "away"): Promise<void> {
  await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies`, {
    method: "POST",
    body: JSON.stringify({ vat_number, answer }),
  })
}

const FRANCE = {
  ...HOME,
  country: "FR",
  address: { street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
} as const

async function shopperWith(quantity: number, about = {}): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.addItem((await ownProduct({ stock: 20, price: 9.99, weight: 500, ...about })).id, quantity)
  return shop
}

async function shown(shop: ShopClient, country: string, vat_number: string): Promise<Totals> {
  const path = `/api/delivery?country=${country}&cart_session_id=${shop.sessionId}&vat_number=${vat_number}`
  const [method] = deliverySchema.parse((await shop.send("GET", path)).body).methods
  if (!method) throw new Error("Nothing is delivered.")
  return method.totals
}

const ask = (shop: ShopClient, vat_number: string, country?: string) =>
  shop.write("POST", "/api/business/vat-number", { json: { vat_number, ...(country && { country }) } })

async function pay(shop: ShopClient, fields: Partial<OpenCheckout>): Promise<string> {
  const { session_id } = await shop.openCheckout(fields)
  await stripe().pay(session_id)
  const paid = await until("the payment's order", async () => {
    const status = await shop.paymentStatus(session_id)
    return status.payment_status === "paid" && status
  })
  return paid.metadata.order_number ?? ""
}

const documentsOf = (number: string, count: number): Promise<Content[]> =>
  until(`${count} documents of ${number}`, async () => {
    const rows = await database<{ content: Content }>("sales_document")
      .whereRaw("content->>'order_number' = ?", [number])
      .orderBy("issued_at")
      .select("content")
    return rows.length >= count && rows.map(({ content }) => content)
  })

describe("A business in another member state", () => {
  it("pays no VAT if VIES confirms its number, and keeps a discount with a minimum", async () => {
    const vat_number = frenchNumber()
    const shop = await shopperWith(3)
    const before = await shown(shop, "FR", vat_number)
    expect((await ask(shop, vat_number)).body).toMatchObject({ vat_number, standing: "valid" })
    // Buyers type the number as their invoices show it: with spaces, without its country.
    const typed = `${vat_number.slice(2, 4)} ${vat_number.slice(4, 7)}.${vat_number.slice(7)}`
    expect((await ask(shop, typed, "FR")).body).toMatchObject({ vat_number, standing: "valid" })
    expect((await ask(shop, typed)).status).toBe(400)
    const minimum = { attribute: "item_total", operator: "gte", values: ["29.97"] }
    const { code = "" } = await promotion(engine, { value: 10, rules: [minimum] })
    await until("the code", async () => {
      const { status } = await shop.write("POST", `/api/cart/${shop.sessionId}/promotions`, {
        json: { code },
      })
      return status === 200
    })
    const totals = await shown(shop, "FR", vat_number)
    expect(before.tax_cents).toBeGreaterThan(0)
    expect(totals).toMatchObject({ tax_cents: 0, items_cents: 3 * 826, discount_cents: 248 })
    expect((await shown(shop, "BE", vat_number)).tax_cents).toBeGreaterThan(0)

    const order = await pay(shop, {
      ...FRANCE,
      business: { company: "Oiseaux SARL", vat_number: vat_number.toLowerCase() },
      expected_total_cents: totals.total_cents,
    })
    const [invoice] = await documentsOf(order, 1)
    expect(invoice).toMatchObject({
      exemption: "intra_community",
      buyer: { company: "Oiseaux SARL", vat_number, vat_number_proof: { standing: "valid" } },
      totals: { total_cents: totals.total_cents, tax_cents: 0 },
    })
    expect(invoice?.buyer.vat_number_proof?.consultation_number).toMatch(/^WAPI/)

    const payment = (await engine.ordersNumbered(order))[0]?.payment_collections[0]?.payments?.[0]
    await engine.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount: 5 })
    const [, note] = await documentsOf(order, 2)
    expect(note).toMatchObject({ exemption: "intra_community", totals: { total_cents: 500, tax_cents: 0 } })
    const day = new Date(invoice?.issued_at ?? "").toLocaleDateString("sv-SE", {
      timeZone: "Europe/Brussels",
    })
    const report = vatReportSchema.parse(
      (await administrator.shop.send("GET", `/api/admin/vat-report?from=${day}&to=${day}`)).body,
    )
    expect(report.intra_community.customers).toContainEqual({
      ...{ vat_number, company: "Oiseaux SARL" },
      base_cents: totals.total_cents - 500,
    })
    expect(report.belgium.grids["46"]).toBe(report.intra_community.sales_cents)
    const quarter = `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
    const statement = await administrator.shop.send(
      "GET",
      `/api/admin/accounting/intra-community.xml?quarter=${quarter}`,
    )
    expect(statement.body).toContain(
      `issuedBy="FR">${vat_number.slice(2)}</ns2:CompanyVATNumber><ns2:Code>L</ns2:Code>`,
    )
  })

  it("pays VAT if VIES is unavailable or answers that the number is invalid", async () => {
    const [wrong, vat_number] = [frenchNumber(), frenchNumber()]
    await viesSays(wrong, "invalid")
    await viesSays(vat_number, "away")
    const shop = await shopperWith(1)
    expect((await ask(shop, wrong)).body).toMatchObject({ standing: "invalid" })
    expect((await shown(shop, "FR", wrong)).tax_cents).toBeGreaterThan(0)
    expect((await ask(shop, vat_number)).body).toMatchObject({ standing: "unanswered" })
    const { total_cents, tax_cents } = await shown(shop, "FR", vat_number)
    const order = await pay(shop, {
      ...FRANCE,
      business: { company: "Oiseaux SARL", vat_number },
      expected_total_cents: total_cents,
    })
    const [invoice] = await documentsOf(order, 1)
    expect(invoice?.exemption).toBeUndefined()
    expect(invoice).toMatchObject({
      buyer: { vat_number, vat_number_proof: { standing: "unanswered" } },
      totals: { tax_cents },
    })
    const response = await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies/${vat_number}`)
    expect(await response.json()).toEqual({ asked: 1 })
  })
})

it("a confirmed number stays valid while VIES is unavailable, which is asked once a minute", async () => {
  const vat_number = frenchNumber()
  const shop = new ShopClient()
  const { checked_at } = vatNumberAnswerSchema.parse((await ask(shop, vat_number)).body)
  const before = new Date(Date.parse(checked_at) - 2 * 86_400_000)
  await database("vat_number_check").where({ vat_number }).update({ checked_at: before, updated_at: before })
  await viesSays(vat_number, "away")
  const answers = [(await ask(shop, vat_number)).body, (await ask(shop, vat_number)).body]
  const confirmed = { standing: "valid", checked_at: before.toISOString() }
  expect(answers).toMatchObject([confirmed, confirmed])
  const response = await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies/${vat_number}`)
  expect(await response.json()).toEqual({ asked: 2 })
})

it("a Belgian business pays VAT and is named on its invoice", async () => {
  const shop = await shopperWith(1)
  const order = await pay(shop, {
    ...HOME,
    business: { company: "Volière ASBL", vat_number: "BE 0477.472.701" },
  })
  const [invoice] = await documentsOf(order, 1)
  expect(invoice?.totals.tax_cents).toBeGreaterThan(0)
  expect(invoice?.buyer).toMatchObject({
    company: "Volière ASBL",
    vat_number: "BE0477472701",
    name: "Ada Peeters",
  })
})

it("a Belgian VAT number from before 2005 gets a leading zero, as in the checkout", async () => {
  for (const typed of ["477.472.701", "BE 477.472.701"])
    expect((await ask(new ShopClient(), typed, "BE")).body).toMatchObject({ vat_number: "BE0477472701" })
})

it("an invalid VAT number and a business without an address are rejected", async () => {
  const shop = await shopperWith(1)
  expect((await ask(shop, "BE0477472702")).status).toBe(400)
  const open = (fields: Partial<OpenCheckout>) =>
    shop.openCheckout(fields).then(
      () => null,
      (error: unknown) => (error instanceof ShopRefusal ? error.error.code : String(error)),
    )
  expect(await open({ ...HOME, business: { company: "x", vat_number: "BE0477472702" } })).toBe(
    "vat_number_malformed",
  )
  expect(await open({ ...HOME, address: undefined, business: { company: "x" } })).toBe("address_required")
})

it("an account can save and remove its business", async () => {
  const shop = new ShopClient()
  await shop.register()
  const save = async (business: unknown) =>
    (
      await shop.write("PUT", "/api/users/profile", {
        json: { first_name: "Ada", last_name: "Peeters", business },
      })
    ).body
  const business = { company: "Volière ASBL", vat_number: "BE0477472701" }
  expect(await save(business)).toMatchObject({ business })
  expect(await save({ ...business, vat_number: "477.472.701" })).toMatchObject({ business })
  expect(await save(undefined)).toMatchObject({ business })
  expect(await save({ ...business, vat_number: "BE0477472702" })).toMatchObject({
    code: "vat_number_malformed",
  })
  expect(await save(null)).toMatchObject({ business: null })
})

it("an order without VAT stays without VAT when Medusa Admin changes quantities, and rejects added goods", async () => {
  const vat_number = frenchNumber()
  const shop = await shopperWith(2)
  await ask(shop, vat_number)
  const { total_cents } = await shown(shop, "FR", vat_number)
  const number = await pay(shop, {
    ...FRANCE,
    business: { company: "Oiseaux SARL", vat_number },
    expected_total_cents: total_cents,
  })
  await documentsOf(number, 1)
  const order = await MedusaAdminOrder.numbered(engine, number)
  const [line] = await order.lines()
  await order.edit({ set: { id: line?.id ?? "", quantity: 3 } })
  await order.markAsPaid()
  const [, more] = await documentsOf(number, 2)
  expect(more).toMatchObject({
    exemption: "intra_community",
    lines: [{ quantity: 1, gross_cents: 826, rate: 0 }],
    totals: { total_cents: 826, tax_cents: 0 },
  })
  const add = { variant_id: line?.variant_id ?? "", quantity: 1 }
  const exchangeRequest = { order_id: order.id }
  const { exchange } = await engine.post<{ exchange: { id: string } }>("/admin/exchanges", exchangeRequest)
  const path = `/admin/exchanges/${exchange.id}`
  await expect(engine.post(`${path}/outbound/items`, { items: [add] })).rejects.toThrow("409")
  await engine.delete(`${path}/request`)
  await expect(order.edit({ add })).rejects.toThrow("409")
})

it("a phone order for a business in another member state has no VAT", async () => {
  const vat_number = frenchNumber()
  const cart = await shopperWith(1)
  await ask(cart, vat_number)
  const path = `/api/delivery?country=FR&cart_session_id=${cart.sessionId}&vat_number=${vat_number}`
  const [method] = deliverySchema.parse((await cart.send("GET", path)).body).methods
  const order = {
    cart_session_id: cart.sessionId,
    customer_email: `phone-${cart.sessionId.slice(-12)}@example.org`,
    ...{ first_name: "Ada", last_name: "Peeters", country: "FR", language: "fr", address: FRANCE.address },
    delivery_method: method?.id,
    expected_total_cents: method?.totals.total_cents,
    business: { company: "Oiseaux SARL", vat_number },
  }
  const placed = await administrator.shop.write("POST", "/api/admin/orders", { json: order })
  const { order_number = "" } = placed.body as { order_number?: string }
  expect(await administrator.order(order_number)).toMatchObject({
    business: { company: "Oiseaux SARL", vat_number, proof: { standing: "valid" }, is_exempt: true },
    totals: { tax_cents: 0, items_cents: 826 },
  })
})
