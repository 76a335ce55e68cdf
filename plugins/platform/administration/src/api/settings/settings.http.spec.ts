import {
  changesSchema,
  DISPATCH,
  dispatchSettingSchema,
  dayLater,
  merchantSettingSchema,
  merchantVersionsSchema,
  shopSchema,
  openCountriesSchema,
  type DispatchSettings,
  type OpenCountries,
  type Merchant,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"
import { database } from "../../testing/many-products"

const MERCHANT = "/api/admin/settings/merchant"
const CLOSED_DAYS = "/api/admin/settings/closed-days"

let admin: ShopClient
let merchant: Merchant
beforeAll(async () => {
  admin = await administrator()
  merchant = (await read()).original
})
afterAll(async () => {
  await save(merchant)
  await saveDays({ ...DISPATCH, worked_holidays: [], closures: [] })
})

const read = async () => merchantSettingSchema.parse((await admin.send("GET", MERCHANT)).body)
const readDays = async () => dispatchSettingSchema.parse((await admin.send("GET", CLOSED_DAYS)).body)
const shop = async () => shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body)
const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", MERCHANT, { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const saveDays = (json: DispatchSettings) => admin.write("PUT", CLOSED_DAYS, { json })

async function sellerOf(number: string): Promise<string> {
  const client = await database()
  try {
    return await until(`the invoice of ${number}`, async () => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT content -> 'seller' ->> 'legal_name' AS name FROM sales_document WHERE content ->> 'order_number' = $1`,
        [number],
      )
      return rows[0]?.name
    })
  } finally {
    await client.end()
  }
}

it("the seller's new details show on pages, e-mails and invoices, and issued invoices keep theirs", async () => {
  const before = await buy(new ShopClient())
  expect(await sellerOf(before)).toBe(merchant.legal_name)
  const name = `Perroquet ${Date.now()}`
  const saved = await save({ ...merchant, name, legal_name: `${name} SRL`, messenger: "" })
  expect(saved.status).toBe(200)

  expect((await shop()).merchant).toMatchObject({ name, legal_name: `${name} SRL`, country: "BE" })
  expect(JSON.stringify(await shop())).not.toContain(merchant.bank_account)
  for (const path of ["/", "/checkout"])
    await until(`${path} of ${name}`, async () => {
      const page = await fetch(new ShopClient().baseUrl + path)
      return (await page.text()).includes(`"name":"${name}"`)
    })
  const email = `merchant-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email })
  const [mail] = await until("the confirmation", async () => {
    const messages = await mailTo(email)
    return messages.length > 0 && messages
  })
  expect(mail?.text).toContain(`L’équipe ${name}`)
  expect(await sellerOf(number)).toBe(`${name} SRL`)
  expect(await sellerOf(before)).toBe(merchant.legal_name)
})

it("settings have versions and log entries, reject outdated changes, and can be reset", async () => {
  const { version, value } = await read()
  const first = await save({ ...value, phone: "+32 2 111 11 11" }, version)
  expect(first.status).toBe(200)
  expect((await save({ ...value, phone: "+32 2 222 22 22" }, version)).status).toBe(412)
  expect(await read()).toMatchObject({ value: { phone: "+32 2 111 11 11" }, original: merchant })

  const { body } = await admin.send("GET", `${MERCHANT}/versions`)
  const [newest] = merchantVersionsSchema.parse(body)
  expect(newest).toMatchObject({ value: { phone: "+32 2 111 11 11" }, by: (await read()).changed?.by })
  const changes = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=merchant&limit=1")
  expect(changesSchema.parse(changes.body)).toMatchObject([
    { action: "changed", before: { phone: value.phone }, after: { phone: "+32 2 111 11 11" } },
  ])

  await save(merchant)
  expect(await read()).toMatchObject({ value: merchant, original: merchant })
})

it.each([
  ["a VAT number with a wrong digit", { vat_number: "BE 0123.456.748" }],
  ["an IBAN with a wrong digit", { bank_account: "BE68 5390 0754 7035" }],
  ["a page that runs a script", { messenger: "javascript:alert(1)" }],
  ["a name with a line break", { name: "Bon\nPerroquet" }],
  ["no name", { name: " " }],
])("the merchant settings reject %s", async (_what, wrong) => {
  expect((await save({ ...merchant, ...wrong })).status).toBe(400)
})

it("closed days show on the next page view, and a period that ends before it starts is rejected", async () => {
  const { value } = await readDays()
  const day = dayLater(new Date().toISOString().slice(0, 10), 20)
  const closures = [{ from: day, to: dayLater(day, 2) }]
  expect((await saveDays({ ...value, closures })).status).toBe(200)
  expect((await shop()).closed_days).toEqual(
    expect.arrayContaining([day, dayLater(day, 1), dayLater(day, 2)]),
  )
  const wrong = [{ from: day, to: dayLater(day, -1) }]
  expect((await saveDays({ ...value, closures: wrong })).status).toBe(400)
})

it("the time of dispatch changes the promised days, and an impossible one is rejected", async () => {
  const { value } = await readDays()
  const countries = async () =>
    openCountriesSchema.parse((await new ShopClient().send("GET", "/api/delivery/countries")).body)
  const untilOf = ({ destinations }: OpenCountries) => destinations[0]?.methods[0]?.arrivals[0]?.until
  const times = { cut_off: "23:59", min_days: 0, max_days: 20 }
  expect((await saveDays({ ...value, ...times })).status).toBe(200)
  const late = await countries()
  expect(late.dispatch).toEqual(times)
  expect(untilOf(late)).toMatch(/T2[12]:59:00.000Z$/)
  const [first] = late.destinations[0]?.methods[0]?.arrivals ?? []
  // 20 working days take at least 26 calendar days.
  expect(Date.parse(first?.by ?? "")).toBeGreaterThan(Date.parse(dayLater(first?.from ?? "", 25)))
  for (const wrong of [
    { cut_off: "24:00" },
    { cut_off: "noon" },
    { min_days: 4, max_days: 3 },
    { max_days: 31 },
  ])
    expect((await saveDays({ ...value, ...wrong })).status).toBe(400)
})
