import { payoutDetailSchema, payoutsSchema } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

function around(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return `?from=${day(-1)}&to=${day(4)}`
}

let admin: ShopClient
beforeAll(async () => {
  admin = new ShopClient()
  await admin.signInOwner()
})

describe("Stripe's payouts", () => {
  it("name the order number of each payment and add up to the amount paid out", async () => {
    const shop = new ShopClient()
    await shop.addItem((await shop.product("melange-grands-perroquets")).id)
    const number = await buy(shop)
    const brought = await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).payOut()
    const id = brought?.id ?? ""
    const { payouts } = payoutsSchema.parse(
      (await admin.send("GET", `/api/admin/accounting/payouts${around()}`)).body,
    )
    const listed = payouts.find((each) => each.id === id)
    expect(listed).toMatchObject({ amount_cents: brought?.amount, adds_up: true })
    const detail = payoutDetailSchema.parse(
      (await admin.send("GET", `/api/admin/accounting/payouts/${id}`)).body,
    )
    const entry = detail.entries.find(({ order_number }) => order_number === number)
    expect(entry).toMatchObject({ kind: "payment", mismatch: null })
    const { payments_cents, refunds_cents, others_cents, fees_cents } = detail
    expect(payments_cents + refunds_cents + others_cents + fees_cents).toBe(brought?.amount)
    const csv = await admin.send("GET", `/api/admin/accounting/payouts.csv${around()}`)
    expect(String(csv.body)).toContain(`,${number},`)
  })

  it("with unknown ids are not found", async () => {
    expect((await admin.send("GET", "/api/admin/accounting/payouts/po_none")).status).toBe(404)
  })
})
