import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"

const HANDLE = "amandes-decortiquees"
const OLD = 6
const NEW = 7
/** Milliseconds until the shop has loaded the new rate. */
const SOON = 1_500
const ID = "vatr_rate_change_test"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(async () => {
  await database("vat_rate").where({ id: ID }).delete()
  await shownRate(OLD)
  await database.destroy()
})

const planRate = (rate: number, valid_from: Date) =>
  database("vat_rate").insert({
    id: ID,
    vat_class: 6,
    country_code: "be",
    rate,
    raw_rate: JSON.stringify({ value: String(rate), precision: 20 }),
    valid_from,
  })

const shownRate = (rate: number) =>
  until(`${rate} % in the shop`, async () => (await new ShopClient().product(HANDLE)).vat_rate === rate)

async function customer(): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.register()
  return shop
}

async function ratesOf(shop: ShopClient, number: string) {
  const { items, totals, payment } = await orderIn(shop, number)
  return {
    items: items.map(({ vat_rate }) => vat_rate),
    totals: totals.vat.map(({ rate }) => rate),
    difference: totals.total_cents - payment.paid_cents,
  }
}

const at = (rate: number) => ({ items: [rate], totals: [rate], difference: 0 })

it("a new VAT rate applies to later payments, but not to existing orders and open payment pages", async () => {
  const [early, undecided, late] = await Promise.all([customer(), customer(), customer()])
  const before = await buy(early)
  await undecided.addItem((await undecided.product(HANDLE)).id, 2)
  const page = await undecided.openCheckout(HOME)

  await planRate(NEW, new Date(Date.now() + SOON))
  expect((await new ShopClient().product(HANDLE)).vat_rate).toBe(OLD)
  await shownRate(NEW)

  await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).pay(page.session_id)
  const paid = await until("the open page's order", async () => {
    const status = await undecided.paymentStatus(page.session_id)
    return status.payment_status === "paid" && status
  })
  const after = await buy(late)
  expect(await ratesOf(early, before)).toEqual(at(OLD))
  expect(await ratesOf(undecided, paid.metadata.order_number ?? "")).toEqual(at(OLD))
  expect(await ratesOf(late, after)).toEqual(at(NEW))
})
