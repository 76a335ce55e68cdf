import { adminOrderDetailSchema, changesSchema, shopSchema } from "@bon-perroquet/contract"
import {
  featuresSettingSchema,
  featuresVersionsSchema,
  type Features,
} from "@bon-perroquet/contract/features"
import { ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"

const FEATURES = "/api/admin/settings/features"

let admin: ShopClient
let before: Features
beforeAll(async () => {
  admin = await administrator()
  before = (await read()).value
})
afterEach(() => save(before))

const read = async () => featuresSettingSchema.parse((await admin.send("GET", FEATURES)).body)
const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", FEATURES, { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const change = async (values: Features) => {
  const answer = await save({ ...before, ...values })
  expect([answer.status, answer.body]).toMatchObject([200, {}])
  return featuresSettingSchema.parse(answer.body)
}
const statusOf = async (path: string) => (await new ShopClient().send("GET", path)).status
const services = async () => shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body).services

describe("A feature of the shop", () => {
  it("is switched off and on without a restart", async () => {
    expect(await services()).toEqual(expect.arrayContaining(["product_feed", "favourites", "business"]))
    expect(await statusOf("/api/feeds/google-fr.xml")).not.toBe(404)
    await change({
      product_feed: false,
      wishlist: false,
      business: false,
      reviews: false,
      back_in_stock: false,
    })
    const off = await services()
    for (const service of ["product_feed", "favourites", "business", "questions", "back_in_stock"] as const)
      expect(off).not.toContain(service)
    expect(await statusOf("/api/feeds/google-fr.xml")).toBe(404)
    await change({})
    expect(await services()).toEqual(expect.arrayContaining(["product_feed", "favourites", "questions"]))
  })

  it("keeps the value of its environment variable, which the response names", async () => {
    const fieldOf = async (name: string) => (await read()).fields.find((field) => field.name === name)
    expect(await fieldOf("lots")).toMatchObject({ overridden_by: "LOTS", effective: true })
    expect(await fieldOf("wishlist")).toMatchObject({ overridden_by: null, effective: true })
    await change({ lots: false, subscription_percent: 20 })
    expect(await fieldOf("lots")).toMatchObject({ overridden_by: "LOTS", effective: true })
    expect(shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body).repeats?.percent).toBe(10)
  })

  it("has labels in the caller's language", async () => {
    const { body } = await admin.send("GET", FEATURES, { headers: { "Accept-Language": "nl" } })
    const { fields } = featuresSettingSchema.parse(body)
    expect(fields.find(({ name }) => name === "vat_scheme")).toMatchObject({ label: "Btw-regeling" })
  })

  it("gives new orders and documents their prefix, which no other number has", async () => {
    for (const values of [
      { invoice_prefix: "bp" },
      { invoice_prefix: "FACTURE" },
      { invoice_prefix: "BP" },
      { invoice_prefix: "C", credit_note_prefix: "C" },
    ])
      expect([values, (await save({ ...before, ...values })).status]).toEqual([values, 400])
    await change({ invoice_prefix: "INV", order_number_prefix: "NOIX" })
    const order_number = await buy(new ShopClient())
    expect(order_number).toMatch(/^NOIX-\d{4}-\d{6}$/)
    const { documents } = await until("the invoice", async () => {
      const { body } = await admin.send("GET", `/api/admin/orders/${order_number}`)
      const order = adminOrderDetailSchema.parse(body)
      return order.documents.length > 0 && order
    })
    const number = documents[0]?.number ?? ""
    expect(number).toMatch(/^INV-\d{4}-\d{6}$/)
    await change({ invoice_prefix: "F" })
    expect((await admin.send("GET", `/api/admin/documents/${number}.pdf`)).status).toBe(200)
    const taken = await save({ ...before, credit_note_prefix: "INV" })
    expect(taken).toMatchObject({ status: 409, body: { code: "prefix_in_use" } })
  })

  it("is saved and logged, unless it has changed since it was read", async () => {
    const { version } = await read()
    await change({ wishlist: false })
    expect((await save({ ...before, wishlist: false }, version)).status).toBe(412)
    const versions = featuresVersionsSchema.parse((await admin.send("GET", `${FEATURES}/versions`)).body)
    expect(versions[0]).toMatchObject({ by: process.env["SHOP_ADMIN_EMAIL"], value: { wishlist: false } })
    const { body } = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=features&limit=1")
    expect(changesSchema.parse(body)[0]).toMatchObject({
      before: { wishlist: true },
      after: { wishlist: false },
    })
  })

  it.each([
    [{ bank_transfer_days: -1 }, "bank_transfer_days"],
    [{ bank_transfer_days: 1.5 }, "bank_transfer_days"],
    [{ subscription_percent: 100 }, "subscription_percent"],
    [{ subscription_weeks: [0] }, "subscription_weeks"],
    [{ vat_scheme: "none" }, "vat_scheme"],
    [{ vat_scheme_from: "2027-02-30" }, "vat_scheme_from"],
    [{ order_number_prefix: "bp" }, "order_number_prefix"],
    [{ wishlist: "yes" }, "wishlist"],
    [{ unknown: true }, "unknown"],
  ])("rejects %p and names the field", async (values, field) => {
    expect(await save({ ...before, ...values })).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})

describe("The VAT scheme", () => {
  const scheme = async () => {
    const { body } = await admin.send("GET", "/api/admin/countries")
    return (body as { vat_scheme: string }).vat_scheme
  }

  it("applies at once or from a given day", async () => {
    expect(await scheme()).toBe("origin")
    await change({ vat_scheme: "oss" })
    expect(await scheme()).toBe("oss")
    await change({ vat_scheme: "oss", vat_scheme_from: "2999-01-01" })
    expect(await scheme()).toBe("origin")
    await change({ vat_scheme: "oss", vat_scheme_from: "2020-01-01" })
    expect(await scheme()).toBe("oss")
  })

  it("applies to new carts, and existing orders keep their scheme", async () => {
    const product = (await new ShopClient().products()).find(({ vat_rate }) => vat_rate === 21)
    const rateIn = async () => {
      const shop = new ShopClient()
      await shop.addItem(product?.id ?? "")
      const path = `/api/delivery?country=FR&cart_session_id=${shop.sessionId}`
      const { body } = await shop.send("GET", path)
      const { methods } = body as { methods: { totals: { vat: { rate: number }[] } }[] }
      return methods[0]?.totals.vat.map(({ rate }) => rate)
    }
    // Other processes of the engine follow a change within moments, also that of an earlier test.
    const charges = (rate: number) => until(`${rate} % VAT`, async () => (await rateIn())?.[0] === rate)
    expect(await charges(21)).toBe(true)
    await change({ vat_scheme: "oss" })
    expect(await charges(20)).toBe(true)
  })
})
