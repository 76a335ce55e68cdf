import {
  adminCountriesSchema,
  type CountryInput,
  errorSchema,
  type OpenCountries,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"

const administrator = new ShopClient()
beforeAll(() => administrator.signInOwner())

const ADDRESS = "/api/admin/countries"
const AUSTRIA: CountryInput = {
  code: "AT",
  methods: [
    {
      ...{ kind: "home", free_from_cents: null, min_days: 3, max_days: 5 },
      steps: [{ up_to_grams: 30_000, price_cents: 1690 }],
    },
  ],
  rates: { reduced: 10, standard: 20, from: "2026-01-01" },
}
const write = async (
  method: "POST" | "PUT" | "DELETE",
  path: string,
  json?: object,
  headers: Record<string, string> = {},
) => administrator.write(method, `${ADDRESS}${path}`, json && { json, headers })
const read = async () => adminCountriesSchema.parse((await administrator.send("GET", ADDRESS)).body)
const country = async (requested: string) => (await read()).countries.find(({ code }) => code === requested)
const isOrderedTo = async (code: CountryInput["code"]) =>
  ((await new ShopClient().send("GET", "/api/delivery/countries")).body as OpenCountries).countries.includes(
    code,
  )
const refusal = (body: unknown) => errorSchema.parse(body).code

it("the dashboard opens a country with its legal VAT rates, changes prices, closes, reopens and removes it", async () => {
  const { available, rates_from, countries } = await read()
  expect(available.find(({ code }) => code === "AT")).toEqual({ code: "AT", standard: 20, reduced: [10, 13] })
  expect(rates_from.day).toMatch(/^2026-/)
  expect(countries[0]).toMatchObject({ code: "BE", own: false, open: true })

  expect((await write("POST", "", AUSTRIA)).status).toBe(200)
  await until("Austria in the shop", () => isOrderedTo("AT"))
  expect(await country("AT")).toMatchObject({
    ...{ open: true, own: true, uses: 0, carts: 0, methods: AUSTRIA.methods },
    rates: expect.arrayContaining([expect.objectContaining({ vat_class: 6, rate: 10 })]),
  })
  const [home] = AUSTRIA.methods
  const cheaper = { methods: [{ ...home, steps: [{ up_to_grams: 30_000, price_cents: 1490 }] }] }
  await write("PUT", "/AT/delivery", cheaper)
  expect((await country("AT"))?.methods).toMatchObject(cheaper.methods)
  await write("PUT", "/AT/state", { open: false })
  await until("Austria closed", async () => !(await isOrderedTo("AT")))
  await write("PUT", "/AT/state", { open: true })
  await until("Austria open again", () => isOrderedTo("AT"))
  expect((await write("DELETE", "/AT")).status).toBe(200)
  expect(await country("AT")).toBeUndefined()
  const changes = await administrator.send("GET", "/api/admin/changes?subject=setting&subject_id=countries")
  expect(changes.body).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: "deleted", label: "AT" })]),
  )
})

it("a closed country stays closed when its delivery changes, and reopens with all methods", async () => {
  const [home] = AUSTRIA.methods
  const estonia = { ...AUSTRIA, code: "EE" as const }
  await write("POST", "", estonia)
  await write("PUT", "/EE/state", { open: false })
  const withLocker = { methods: [home, { ...home, kind: "locker" }] }
  expect((await write("PUT", "/EE/delivery", withLocker)).status).toBe(200)
  expect(await country("EE")).toMatchObject({ open: false, methods: [{}, {}] })
  const withPoint = { ...estonia, methods: [home, { ...home, kind: "pickup_point" }] }
  expect((await write("POST", "", withPoint)).status).toBe(200)
  expect(await country("EE")).toMatchObject({ open: false, methods: [{}, {}, {}] })

  await write("PUT", "/EE/state", { open: true })
  await until("Estonia in the shop", () => isOrderedTo("EE"))
  const { methods } = await new ShopClient().delivery("EE")
  expect(methods.map(({ code }) => code).sort()).toEqual(["home", "locker", "pickup_point"])
  expect((await write("DELETE", "/EE")).status).toBe(200)
})

it("of two administrators who read the delivery of a country, only the first can save it, also at the same time", async () => {
  await write("POST", "", { ...AUSTRIA, code: "SI" })
  const [home] = AUSTRIA.methods
  const versionOf = async () => (await country("SI"))?.version ?? ""
  const save = (price_cents: number, version: string) =>
    write(
      "PUT",
      "/SI/delivery",
      { methods: [{ ...home, steps: [{ up_to_grams: 30_000, price_cents }] }] },
      { "If-Match": `"${version}"` },
    )
  const version = await versionOf()
  expect((await save(1490, version)).status).toBe(200)
  const late = await save(1290, version)
  expect([late.status, refusal(late.body)]).toEqual([412, "changed_meanwhile"])
  expect(await country("SI")).toMatchObject({ methods: [{ steps: [{ price_cents: 1490 }] }] })

  const newest = await versionOf()
  const both = await Promise.all([save(1190, newest), save(1090, newest)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  // Closing the country does not change the version of its delivery.
  const now = await versionOf()
  await write("PUT", "/SI/state", { open: false })
  expect((await save(990, now)).status).toBe(200)
  expect((await write("DELETE", "/SI")).status).toBe(200)
})

it.each([
  { made: "a region", code: "LV" as const, withZone: false },
  { made: "a region and a zone", code: "LT" as const, withZone: true },
])(
  "opening a country keeps $made that was created in Medusa Admin, and adds what is missing",
  async ({ code, withZone }) => {
    const engine = await EngineClient.signIn()
    const lower = code.toLowerCase()
    await engine.post("/admin/regions", { name: code, currency_code: "eur", countries: [lower] })
    if (withZone) {
      const { stock_locations } = await engine.get<{
        stock_locations: { fulfillment_sets: { id: string; type: string }[] }[]
      }>("/admin/stock-locations", { fields: "id,*fulfillment_sets" })
      const sets = stock_locations.flatMap(({ fulfillment_sets }) => fulfillment_sets)
      await engine.post(
        `/admin/fulfillment-sets/${sets.find(({ type }) => type === "shipping")?.id}/service-zones`,
        {
          name: code,
          geo_zones: [{ type: "country", country_code: lower }],
        },
      )
    }
    const { countries, available } = await read()
    expect(available.map((each) => each.code)).toContain(code)
    expect(countries.map((each) => each.code)).not.toContain(code)
    for (const [path, json] of [
      ["state", { open: true }],
      ["delivery", { methods: AUSTRIA.methods }],
    ] as const) {
      const answer = await write("PUT", `/${code}/${path}`, json)
      expect([path, answer.status, refusal(answer.body)]).toEqual([path, 404, "country_not_found"])
    }
    expect((await write("POST", "", { ...AUSTRIA, code })).status).toBe(200)
    expect(await country(code)).toMatchObject({ open: true, methods: AUSTRIA.methods })
    await until("it in the shop", () => isOrderedTo(code))
    expect((await write("DELETE", `/${code}`)).status).toBe(200)
  },
)

it("closing the home country is rejected, and an unknown country is not found", async () => {
  const closed = await write("PUT", "/BE/state", { open: false })
  expect([closed.status, refusal(closed.body)]).toEqual([409, "country_not_own"])
  const missing = await write("PUT", "/MT/state", { open: false })
  expect([missing.status, refusal(missing.body)]).toEqual([404, "country_not_found"])
  expect((await write("POST", "", { ...AUSTRIA, methods: [] })).status).toBe(400)
})
