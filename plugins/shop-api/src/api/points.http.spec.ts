import { deliveryPointsSchema, type OpenCheckout } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, ShopRefusal } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"

const ask = async (query: Record<string, string>) =>
  new ShopClient().send("GET", `/api/delivery/points?${String(new URLSearchParams(query))}`)
const points = async (query: Record<string, string>) => deliveryPointsSchema.parse((await ask(query)).body)

/** A cart that goes to a locker in Brussels. */
async function toLocker(shop: ShopClient): Promise<Partial<OpenCheckout>> {
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  const { methods } = await shop.delivery("BE")
  const locker = methods.find(({ code }) => code === "locker")
  const [point] = await points({ country: "BE", kind: "locker", postal_code: "1000" })
  return { ...HOME, delivery_method: locker?.id ?? "", delivery_point: point?.id ?? "" }
}

const refusalOf = async (opened: Promise<unknown>) =>
  opened.then(
    () => null,
    (error: unknown) => (error instanceof ShopRefusal ? [error.status, error.error.code] : error),
  )

describe("A point of the carrier's", () => {
  it("is listed by country and kind, the nearest first", async () => {
    const near = await points({ country: "BE", kind: "pickup_point", postal_code: "9000" })
    expect(near[0]?.city).toBe("Gent")
    expect(near.every(({ country, kind }) => country === "BE" && kind === "pickup_point")).toBe(true)
    const dutch = await points({ country: "NL", kind: "locker", postal_code: "6211 CM" })
    expect(dutch.map(({ country }) => country)).toEqual(dutch.map(() => "NL"))
    expect((await points({ kind: "locker" })).length).toBeGreaterThan(0)
  })

  it.each([
    { kind: "home" },
    { kind: "locker", country: "XX" },
    { kind: "locker", postal_code: "1".repeat(13) },
    { country: "BE" },
  ] as Record<string, string>[])("is not listed for %j", async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  it("is where the order goes", async () => {
    const shop = new ShopClient()
    await shop.register()
    const fields = await toLocker(shop)
    const number = await buy(shop, fields)
    const engine = await EngineClient.signIn()
    expect(await engine.ordersNumbered(number)).toHaveLength(1)
    const order = (await shop.orders()).find(({ order_number }) => order_number === number)
    expect(order?.delivery).toMatchObject({
      code: "locker",
      point: { id: fields.delivery_point, country: "BE" },
    })
  })

  it("has to be named, and to be there, before anything is paid", async () => {
    const shop = new ShopClient()
    const fields = await toLocker(shop)
    const unnamed = { ...fields, delivery_point: undefined }
    const wanted = [400, "delivery_point_required"]
    expect(await refusalOf(shop.openCheckout(unnamed))).toEqual(wanted)
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "BE-L999" }))).toEqual(wanted)
    // A point in another country, and one of another kind.
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "NL-L001" }))).toEqual(wanted)
    expect(await refusalOf(shop.openCheckout({ ...fields, delivery_point: "BE-P001" }))).toEqual(wanted)
    expect(await refusalOf(shop.openCheckout(fields))).toBeNull()
  })
})

describe("A parcel's price", () => {
  it("goes by the weight of what is in the cart, the same before and on the payment page", async () => {
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
