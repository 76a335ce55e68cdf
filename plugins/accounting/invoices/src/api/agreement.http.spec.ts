import type { Totals } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { HOME, orderIn } from "@bon-perroquet/testing/purchase"
import type { Content } from "../modules/documents"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const POSTAL_CODES = { BE: "1000", FR: "75001", LU: "1009", NL: "1011 AB" } as const
type Country = keyof typeof POSTAL_CODES
const COUNTRIES: Country[] = ["BE", "FR", "LU", "NL"]

const address = (country: Country) => ({
  ...HOME,
  country,
  address: { street: "Rue Haute", number: "12", postal_code: POSTAL_CODES[country], city: "Ville" },
})

const figures = ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
}: Omit<Totals, "free_delivery_missing_cents">) => ({
  total_cents,
  subtotal_cents,
  tax_cents,
  vat,
})

async function invoiceOf(number: string): Promise<Content> {
  return until(`the invoice of ${number}`, async () => {
    const row = await database<{ content: Content }>("sales_document")
      .whereRaw("content->>'order_number' = ?", [number])
      .first("content")
    return row?.content
  })
}

describe("Cart, payment page, order, engine and invoice", () => {
  it.each(COUNTRIES)("agree on the amounts of a parcel to %s with mixed rates", async (country) => {
    const shop = new ShopClient()
    await shop.register()
    await shop.addItem((await shop.product("amandes-decortiquees")).id, 3)
    await shop.addItem((await shop.product("melange-grands-perroquets")).id, 1)
    const seen = (await shop.delivery(country)).methods[0]?.totals
    expect(seen?.vat.map(({ rate }) => rate)).toEqual([6, 21])

    const { session_id } = await shop.openCheckout(address(country))
    await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).pay(session_id)
    const paid = await until("the payment's order", async () => {
      const status = await shop.paymentStatus(session_id)
      return status.payment_status === "paid" && status
    })
    const number = paid.metadata.order_number ?? ""
    const order = await orderIn(shop, number)
    const invoice = await invoiceOf(number)
    const [engineOrder] = await (await EngineClient.signIn()).ordersNumbered(number)

    expect(figures(order.totals)).toEqual(seen && figures(seen))
    expect(invoice.totals).toEqual(seen && figures(seen))
    expect(paid.amount_total).toBe(seen?.total_cents)
    expect(order.payment.paid_cents).toBe(seen?.total_cents)
    expect(Math.round(Number(engineOrder?.total) * 100)).toBe(seen?.total_cents)
    expect(invoice).toMatchObject({ country, scheme: "origin", delivery_cents: order.delivery.price_cents })
  })
})
