// In turn: every third day (docs/testing.md).
import {
  adminCountriesSchema,
  type CountryInput,
  errorSchema,
  type OpenCountries,
} from "@bon-perroquet/contract"
import { given, ShopClient, until } from "@bon-perroquet/testing"

const administrator = new ShopClient()
beforeAll(() => administrator.login(given("SHOP_ADMIN_EMAIL"), given("SHOP_ADMIN_PASSWORD")))

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
const write = async (method: "POST" | "PUT" | "DELETE", path: string, json?: object) =>
  administrator.write(method, `${ADDRESS}${path}`, json && { json })
const read = async () => adminCountriesSchema.parse((await administrator.send("GET", ADDRESS)).body)
const austria = async () => (await read()).countries.find(({ code }) => code === "AT")
const isOrderedTo = async () =>
  ((await new ShopClient().send("GET", "/api/delivery/countries")).body as OpenCountries).countries.includes(
    "AT",
  )
const refusal = (body: unknown) => errorSchema.parse(body).code

it("a country is opened with the rates of its law at hand, priced, closed, opened again, and undone while unused", async () => {
  const { available, rates_from, countries } = await read()
  expect(available.find(({ code }) => code === "AT")).toEqual({ code: "AT", standard: 20, reduced: [10, 13] })
  expect(rates_from.day).toMatch(/^2026-/)
  expect(countries[0]).toMatchObject({ code: "BE", own: false, open: true })

  expect((await write("POST", "", AUSTRIA)).status).toBe(200)
  await until("Austria in the shop", isOrderedTo)
  expect(await austria()).toMatchObject({
    ...{ open: true, own: true, uses: 0, carts: 0, methods: AUSTRIA.methods },
    rates: expect.arrayContaining([expect.objectContaining({ vat_class: 6, rate: 10 })]),
  })
  const [home] = AUSTRIA.methods
  const cheaper = { methods: [{ ...home, steps: [{ up_to_grams: 30_000, price_cents: 1490 }] }] }
  await write("PUT", "/AT/delivery", cheaper)
  expect((await austria())?.methods).toEqual(cheaper.methods)
  await write("PUT", "/AT/state", { open: false })
  await until("Austria closed", async () => !(await isOrderedTo()))
  await write("PUT", "/AT/state", { open: true })
  await until("Austria open again", isOrderedTo)
  expect((await write("DELETE", "/AT")).status).toBe(200)
  expect(await austria()).toBeUndefined()
  const told = await administrator.send("GET", "/api/admin/changes?subject=setting&subject_id=countries")
  expect(told.body).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: "deleted", label: "AT" })]),
  )
})

it("the shop's own country stays open, and what is not there is not found", async () => {
  const closed = await write("PUT", "/BE/state", { open: false })
  expect([closed.status, refusal(closed.body)]).toEqual([409, "country_not_own"])
  const missing = await write("PUT", "/MT/state", { open: false })
  expect([missing.status, refusal(missing.body)]).toEqual([404, "country_not_found"])
  expect((await write("POST", "", { ...AUSTRIA, methods: [] })).status).toBe(400)
})
