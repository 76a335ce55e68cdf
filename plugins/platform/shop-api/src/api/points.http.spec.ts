import { deliveryPointsSchema, type DeliveryCountry, type OpenCheckout } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import {
  EngineClient,
  orderIdNumbered,
  requireVariable,
  ShopClient,
  ShopRefusal,
  until,
} from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"

const ask = async (query: Record<string, string>) =>
  new ShopClient().send("GET", `/api/delivery/points?${String(new URLSearchParams(query))}`)
const points = async (query: Record<string, string>) => deliveryPointsSchema.parse((await ask(query)).body)

const emulator = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

async function billedFor(number: string): Promise<unknown> {
  const engine = await EngineClient.signIn()
  const { order } = await engine.get<{ order: { billing_address: unknown } }>(
    `/admin/orders/${await orderIdNumbered(number)}`,
    { fields: "*billing_address" },
  )
  return order.billing_address
}

async function toLocker(shop: ShopClient, country: DeliveryCountry = "BE"): Promise<Partial<OpenCheckout>> {
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  const { methods } = await shop.delivery(country)
  const locker = methods.find(({ code }) => code === "locker")
  const [point] = await points({ country, kind: "locker", postal_code: "1000" })
  return { ...HOME, delivery_method: locker?.id ?? "", delivery_point: point?.id ?? "" }
}

const refusalOf = async (opened: Promise<unknown>) =>
  opened.then(
    () => null,
    (error: unknown) => (error instanceof ShopRefusal ? [error.status, error.error.code] : error),
  )

describe("A pick-up point", () => {
  it("is listed by country and type, nearest first", async () => {
    const near = await points({ country: "BE", kind: "pickup_point", postal_code: "9000" })
    expect(near[0]?.city).toBe("Gent")
    expect(near.every(({ country, kind }) => country === "BE" && kind === "pickup_point")).toBe(true)
    const dutch = await points({ country: "NL", kind: "locker", postal_code: "6211 CM" })
    expect(dutch.map(({ country }) => country)).toEqual(dutch.map(() => "NL"))
    expect((await points({ kind: "locker" })).length).toBeGreaterThan(0)
  })

  it("has a distance, opening hours and an address", async () => {
    const near = await points({ country: "BE", kind: "pickup_point", postal_code: "B-1000" })
    const distances = near.map(({ distance_m = Number.NaN }) => distance_m)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    const openings = near.map(({ openings: [monday] = [] }) => monday)
    expect(openings).toContainEqual([["09:00", "18:00"]])
    expect(openings).toContainEqual([
      ["08:00", "12:30"],
      ["13:30", "18:30"],
    ])
    expect(near[0]).toMatchObject({
      position: { lat: expect.any(Number) as number, lng: expect.any(Number) as number },
    })
  })

  it("is listed from the cache while bpost is down, and is unavailable without a cache", async () => {
    const query = { country: "BE", kind: "locker", postal_code: "3600" }
    const before = await points(query)
    await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/locator-away`, {
      method: "POST",
      body: JSON.stringify({ calls: 1 }),
    })
    const refused = await ask({ country: "BE", kind: "locker", postal_code: "3601" })
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([503, "points_unavailable"])
    expect(await points(query)).toEqual(before)
    await until("bpost to be asked again", async () => {
      const { status } = await ask({ country: "BE", kind: "locker", postal_code: "3601" })
      return status === 200
    })
  })

  it("is listed at most 120 times a minute for an IP address", async () => {
    const path = "/api/delivery/points?country=BE&kind=locker&postal_code=1000"
    const headers = { "x-forwarded-for": "203.0.113.120" }
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () =>
        fetch(`${requireVariable("ENGINE_URL")}${path}`, { headers }).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it.each([
    { kind: "home" },
    { kind: "locker", country: "XX" },
    { kind: "locker", postal_code: "1".repeat(17) },
    { country: "BE" },
  ] as Record<string, string>[])("is not listed for %j", async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  it("replaces the home address, sets the country and adds the buyer's name to the invoice", async () => {
    const shop = new ShopClient()
    await shop.register()
    const fields = await toLocker(shop, "NL")
    const { session_id } = await shop.openCheckout({ ...fields, address: undefined, country: undefined })
    expect((await emulator.session(session_id)).shipping_address_collection).toBeNull()
    await emulator.pay(session_id)
    const paid = await until("the order", async () => {
      const { metadata, payment_status } = await shop.paymentStatus(session_id)
      return payment_status === "paid" && metadata.order_number
    })
    const order = await orderIn(shop, paid)
    const point = order.delivery.point
    expect(point?.country).toBe("NL")
    const { street, number, postal_code, city } = point ?? {}
    expect(order.shipping_address).toMatchObject({
      ...{ first_name: "Ada", last_name: "Peeters", street, number, postal_code, city, country: "NL" },
    })
    const billed = await billedFor(paid)
    expect(billed).toMatchObject({ first_name: "Ada", country_code: "nl", address_1: null, city: null })
    const placed = await until("the confirmation by mail", async () =>
      (await mailTo(order.email)).find(({ subject }) => subject.startsWith("Merci pour votre commande")),
    )
    expect(placed.text).toContain(`${point?.name}, ${street} ${number}, ${postal_code} ${city}, NL`)
  })

  it("allows an invoice address in another country", async () => {
    const shop = new ShopClient()
    await shop.register()
    const fields = { ...(await toLocker(shop)), address: undefined }
    const invoice_address = {
      ...{ street: "Rue de Rivoli", number: "99", postal_code: "75001", city: "Paris" },
      country: "FR" as const,
    }
    const number = await buy(shop, { ...fields, invoice_address })
    const order = await orderIn(shop, number)
    expect(order.invoice_address).toMatchObject(invoice_address)
    expect(order.shipping_address).toMatchObject({ country: "BE", city: order.delivery.point?.city })
    expect(await billedFor(number)).toMatchObject({
      ...{ address_1: "99 Rue de Rivoli", postal_code: "75001", city: "Paris", country_code: "fr" },
    })
    const wrong = { ...fields, invoice_address: { ...invoice_address, postal_code: "1000 AB" } }
    expect(await refusalOf(shop.openCheckout(wrong))).toEqual([400, "invalid_request"])
  })

  it("is the delivery address of the order, whose invoice has the home address", async () => {
    const shop = new ShopClient()
    await shop.register()
    const fields = await toLocker(shop)
    const number = await buy(shop, fields)
    expect((await orderIn(shop, number)).delivery).toMatchObject({
      ...{ code: "locker", point: { id: fields.delivery_point, country: "BE" } },
    })
    expect(await billedFor(number)).toMatchObject({ address_1: "Rue Haute 12", country_code: "be" })
  })

  it("lets the payment page collect a name if none was sent", async () => {
    const shop = new ShopClient()
    const { delivery_method = "", delivery_point = "" } = await toLocker(shop)
    const { session_id } = await shop.openCheckout({ delivery_method, delivery_point })
    expect((await emulator.session(session_id)).shipping_address_collection).not.toBeNull()
  })

  it("must be chosen and exist before the payment", async () => {
    const shop = new ShopClient()
    const fields = await toLocker(shop)
    const unnamed = { ...fields, delivery_point: undefined }
    const expected = [400, "delivery_point_required"]
    expect(await refusalOf(shop.openCheckout(unnamed))).toEqual(expected)
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "BE_L999" }))).toEqual(expected)
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "NL_L001" }))).toEqual(expected)
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "BE_P001" }))).toEqual(expected)
    expect(await refusalOf(shop.openCheckout(fields))).toBeNull()
  })
})

describe("The price of a delivery", () => {
  it("depends on the cart's weight, before and on the payment page", async () => {
    const shop = new ShopClient()
    const product = (await shop.products()).find(
      ({ weight, price, stock }) => weight === 1_000 && price < 15 && stock >= 4,
    )
    if (!product) throw new Error("The catalogue has nothing by the kilogram")
    await shop.addItem(product.id, 2)
    const light = await shop.delivery("FR")
    await shop.setQuantity(product.id, 3)
    const heavy = await shop.delivery("FR")
    expect(light.methods.map(({ price_cents }) => price_cents)).toEqual([12_95, 8_95, 9_95])
    expect(heavy.methods.map(({ price_cents }) => price_cents)).toEqual([16_95, 12_95, 13_95])
    const home = await shop.delivery("BE")
    const amounts = [...home.methods, ...heavy.methods].map(({ totals }) => totals.items_net_cents)
    expect(new Set(amounts).size).toBe(1)
    const address = { ...HOME.address, postal_code: "75002", city: "Paris", street: "Rue X", number: "1" }
    const opened = shop.openCheckout({
      ...HOME,
      country: "FR",
      address,
      expected_total_cents: heavy.methods[0]?.totals.total_cents ?? 0,
    })
    expect(await refusalOf(opened)).toBeNull()
  })
})
