import { type OpenCountries, perVatClass } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import type { CountryView, OpenCountry } from "../records/contract"

const GERMANY: OpenCountry = {
  code: "de",
  methods: [
    {
      kind: "home",
      steps: [
        { up_to_grams: 5_000, price_cents: 1495 },
        { up_to_grams: 30_000, price_cents: 2495 },
      ],
      free_from_cents: 15_000,
      min_days: 2,
      max_days: 4,
    },
  ],
  rates: { ...perVatClass(() => 7), standard: 19, from: "2026-01-01" },
}
const BERLIN = {
  country: "DE",
  address: { street: "Hauptstraße", number: "5", postal_code: "10115", city: "Berlin" },
} as const

const shop = () => new ShopClient()
const inShop = async () => (await shop().send("GET", "/api/delivery/countries")).body as OpenCountries
const openTo = async (): Promise<string[]> => (await inShop()).countries
const promisedTo = async (code: string) =>
  (await inShop()).destinations.find(({ country }) => country === code)

describe("A country of delivery", () => {
  let engine: EngineClient
  beforeAll(async () => {
    engine = await EngineClient.signIn()
  })
  const countries = async () =>
    (await engine.get<{ countries: CountryView[]; available: string[] }>("/admin/countries")).countries
  const country = async (code: string) => (await countries()).find((each) => each.code === code)
  const regionsNamed = async (code: string) =>
    (
      await engine.get<{ regions: { countries?: { iso_2?: string }[] }[] }>("/admin/regions", { limit: 100 })
    ).regions.filter((region) => region.countries?.some(({ iso_2 }) => iso_2 === code))

  it("is one of four open countries in a new shop", async () => {
    expect((await openTo()).slice(0, 1)).toEqual(["BE"])
    expect(await openTo()).toEqual(expect.arrayContaining(["BE", "FR", "LU", "NL"]))
    expect(await country("be")).toMatchObject({ open: true, own: false })
    expect(await promisedTo("BE")).toMatchObject({
      country: "BE",
      min_days: 1,
      max_days: 3,
      free_from_cents: 7_000,
    })
  })

  it("opens with one request, accepts orders within a second, and closes again", async () => {
    await engine.post("/admin/countries", GERMANY)
    await until("Germany in the shop", async () => (await openTo()).includes("DE"))
    expect(await promisedTo("DE")).toMatchObject({
      country: "DE",
      min_days: 2,
      max_days: 4,
      free_from_cents: 15_000,
    })
    const customer = shop()
    const number = await buy(customer, BERLIN)
    const [order] = await engine.ordersNumbered(number)
    expect(order?.shipping_address?.country_code).toBe("de")
    expect(Number(order?.shipping_methods[0]?.amount)).toBe(14.95)

    await expect(engine.delete("/admin/countries/de")).rejects.toThrow(/country_in_use/)
    await engine.post("/admin/countries/de/state", { open: false })
    await until("Germany closed", async () => !(await openTo()).includes("DE"))
    expect(await promisedTo("DE")).toBeUndefined()
    const late = shop()
    await late.addItem((await late.product("amandes-decortiquees")).id, 1)
    const refused = await late.write("POST", "/api/payments/checkout/session", {
      json: {
        origin_url: late.baseUrl,
        cart_session_id: late.sessionId,
        customer_email: "late@example.org",
        ...BERLIN,
      },
    })
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([400, "delivery_not_available"])

    await engine.post("/admin/countries/de/state", { open: true })
    await until("Germany open again", async () => (await openTo()).includes("DE"))
    await engine.post("/admin/countries/de/state", { open: false })
  })

  it("accepts new methods, prices, free-delivery thresholds and delivery days", async () => {
    const currentMethods = (await country("lu"))?.methods ?? []
    const upTo30 = (price_cents: number) => [{ up_to_grams: 30_000, price_cents }]
    await engine.post("/admin/countries/lu/delivery", {
      methods: [
        { kind: "home", steps: upTo30(1250), free_from_cents: 9_000, min_days: 2, max_days: 3 },
        { kind: "locker", steps: upTo30(750), free_from_cents: null, min_days: 2, max_days: 5 },
      ],
    })
    const offered = await until("both methods in the shop", async () => {
      const { methods } = await shop().delivery("LU")
      return methods.length === 2 && methods
    })
    expect(offered).toMatchObject([
      { code: "home", price_cents: 1250, min_days: 2, max_days: 3 },
      { code: "locker", price_cents: 750, min_days: 2, max_days: 5 },
    ])
    expect(await promisedTo("LU")).toMatchObject({
      country: "LU",
      min_days: 2,
      max_days: 5,
      free_from_cents: 9_000,
    })
    expect((await country("lu"))?.methods).toMatchObject([
      { kind: "home", steps: upTo30(1250), free_from_cents: 9_000 },
      { kind: "locker", steps: upTo30(750), free_from_cents: null },
    ])
    const before = currentMethods.map(({ id: _id, ...method }) => method)
    await engine.post("/admin/countries/lu/delivery", { methods: before })
    await until("all three methods in the shop again", async () => {
      const { methods } = await shop().delivery("LU")
      return methods.length === 3 && methods[0]?.price_cents === before[0]?.steps[0]?.price_cents
    })
  })

  it("is removed completely while unused, and can be opened again", async () => {
    const ireland = { ...GERMANY, code: "ie", rates: { standard: 23, reduced: 0, from: "2026-01-01" } }
    for (let time = 0; time < 2; time++) {
      await engine.post("/admin/countries", ireland)
      expect(await country("ie")).toMatchObject({ open: true, uses: 0, own: true })
      await engine.delete("/admin/countries/ie")
      expect(await country("ie")).toBeUndefined()
      expect(await regionsNamed("ie")).toEqual([])
      const { rates } = await engine.get<{ rates: { country_code: string }[] }>("/admin/vat/rates")
      expect(rates.filter(({ country_code }) => country_code === "ie")).toEqual([])
    }
    await until("Ireland gone from the shop", async () => !(await openTo()).includes("IE"))
  })

  it("is opened once by two simultaneous requests", async () => {
    const austria = { ...GERMANY, code: "at", rates: { standard: 20, reduced: 10, from: "2026-01-01" } }
    await Promise.all([engine.post("/admin/countries", austria), engine.post("/admin/countries", austria)])
    expect(await regionsNamed("at")).toHaveLength(1)
    expect((await country("at"))?.methods).toHaveLength(1)
    await engine.delete("/admin/countries/at")
  })

  it.each([
    ["a country outside the European Union", "/admin/countries", { ...GERMANY, code: "us" }],
    ["no delivery method", "/admin/countries", { ...GERMANY, methods: [] }],
    [
      "a repeated delivery method",
      "/admin/countries",
      { ...GERMANY, methods: [...GERMANY.methods, ...GERMANY.methods] },
    ],
    [
      "a negative price",
      "/admin/countries/fr/delivery",
      { methods: [{ ...GERMANY.methods[0], free_from_cents: -1 }] },
    ],
    ["days backwards", "/admin/countries/fr/delivery", { methods: [{ ...GERMANY.methods[0], min_days: 9 }] }],
    ["an invalid state", "/admin/countries/fr/state", { open: "perhaps" }],
    ["closing the shop's home country", "/admin/countries/be/state", { open: false }],
    [
      "a rate above 100 %",
      "/admin/vat/rates",
      { country_code: "fr", vat_class: 21, rate: 101, valid_from: "2030-01-01" },
    ],
    [
      "a rate in the past",
      "/admin/vat/rates",
      { country_code: "fr", vat_class: 21, rate: 20, valid_from: "2020-01-01" },
    ],
  ])("rejects %s", async (_name, path, body) => {
    await expect(engine.post(path, body)).rejects.toThrow(/answered 400/)
  })

  it("can only be changed by administrators", async () => {
    const calls = [
      ["GET", "/admin/countries"],
      ["POST", "/admin/countries"],
      ["DELETE", "/admin/countries/fr"],
      ["POST", "/admin/countries/fr/delivery"],
      ["POST", "/admin/countries/fr/state"],
      ["GET", "/admin/vat/rates"],
      ["POST", "/admin/vat/rates"],
      ["GET", "/admin/checkout-attempts"],
      ["GET", "/admin/listings/prod_1"],
      ["GET", "/admin/languages/products/prod_1"],
    ]
    for (const [method, path] of calls) {
      const answer = await fetch(`${requireVariable("ENGINE_URL")}${path}`, { method })
      expect([path, answer.status]).toEqual([path, 401])
    }
  })

  it("replaces and deletes a planned VAT rate", async () => {
    const planned = { country_code: "fr", vat_class: 6, rate: 7.5, valid_from: "2031-01-01" }
    await engine.post("/admin/vat/rates", planned)
    await engine.post("/admin/vat/rates", { ...planned, rate: 8 })
    const ratesOf = async () =>
      (
        await engine.get<{ rates: { id: string; country_code: string; rate: number; valid_from: string }[] }>(
          "/admin/vat/rates",
        )
      ).rates.filter(({ country_code, valid_from }) => country_code === "fr" && valid_from.startsWith("2030"))
    const [rate, ...others] = await ratesOf()
    expect(others).toEqual([])
    expect(rate).toMatchObject({ rate: 8, valid_from: "2030-12-31T23:00:00.000Z" })
    await engine.delete(`/admin/vat/rates/${rate?.id}`)
    expect(await ratesOf()).toEqual([])
  })
})
