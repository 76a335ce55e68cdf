import { changesSchema, shopSchema } from "@bon-perroquet/contract"
import { featuresSettingSchema } from "@bon-perroquet/contract/features"
import {
  openingSettingSchema,
  openingVersionsSchema,
  setupSchema,
  SETUP_STEPS,
} from "@bon-perroquet/contract/setup"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { ownProduct } from "@bon-perroquet/testing/products"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"

const SETUP = "/api/admin/setup"
const OPENING = "/api/admin/settings/opening"
const OPEN = { is_open: true, has_checklist: true }

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterEach(() => save(OPEN))

const read = async () => openingSettingSchema.parse((await admin.send("GET", OPENING)).body)
const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", OPENING, { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const stepOf = async (name: (typeof SETUP_STEPS)[number]) =>
  setupSchema.parse((await admin.send("GET", SETUP)).body).steps.find((step) => step.name === name)
const isOpen = async () => shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body).is_open

async function order(shop: ShopClient, language = "fr") {
  const [product] = await shop.products()
  await shop.addItem(product?.id ?? "")
  const json = {
    origin_url: shop.baseUrl,
    cart_session_id: shop.sessionId,
    customer_email: `opening-${shop.sessionId.slice(-12)}@example.org`,
    user_id: null,
  }
  const headers = { "Accept-Language": language }
  return shop.write("POST", "/api/payments/checkout/session", { json, headers })
}

describe("A closed shop", () => {
  beforeEach(() => save({ ...OPEN, is_open: false }))

  it("takes orders from administrators only", async () => {
    expect(await isOpen()).toBe(false)
    expect(await order(new ShopClient(), "en")).toMatchObject({
      ...{
        status: 409,
        body: { code: "shop_not_open", detail: "The shop opens soon: you cannot order yet." },
      },
    })
    expect((await order(await administrator())).status).toBe(200)
    await save(OPEN)
    expect(await isOpen()).toBe(true)
    expect((await order(new ShopClient())).status).toBe(200)
  })

  it("lists no products for search engines, shopping portals and assistants until it opens", async () => {
    const FEATURES = "/api/admin/settings/features"
    const { value } = featuresSettingSchema.parse((await admin.send("GET", FEATURES)).body)
    await admin.write("PUT", FEATURES, { json: { ...value, agents: true } })
    const [product] = await admin.products()
    const read = async (path: string) => {
      const response = await fetch(requireVariable("SHOP_URL") + path)
      return `${response.status} ${await response.text()}`
    }
    const lists = async () => {
      const texts = await Promise.all(["/sitemap-1.xml", "/feeds/google-fr.xml", "/llms.txt"].map(read))
      const page = await read(`/products/${product?.handle_fr}`)
      return [page.includes(product?.id ?? ""), ...texts.map((text) => text.includes("/products/"))]
    }
    try {
      await until("the edge to hide the products", async () => (await lists()).every((listed) => !listed))
      await save(OPEN)
      await until("the edge to list the products", async () => (await lists()).every(Boolean))
    } finally {
      await admin.write("PUT", FEATURES, { json: value })
    }
  })

  it("is an open step of the checklist until it opens", async () => {
    expect(await stepOf("opening")).toMatchObject({ state: "open", problem: "shop_closed" })
    await save(OPEN)
    expect(await stepOf("opening")).toMatchObject({ state: "done", problem: null })
  })

  it("is opened with a new version and a log entry, unless the setting has changed since it was read", async () => {
    const { version } = await read()
    await save(OPEN)
    expect((await save(OPEN, version)).status).toBe(412)
    const { body } = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=opening&limit=1")
    expect(changesSchema.parse(body)[0]).toMatchObject({
      before: { is_open: false },
      after: { is_open: true },
    })
    const versions = openingVersionsSchema.parse((await admin.send("GET", `${OPENING}/versions`)).body)
    expect(versions.slice(0, 2)).toMatchObject([{ value: OPEN }, { value: { ...OPEN, is_open: false } }])
  })
})

describe("The checklist", () => {
  it("lists all steps in order, with the reason of each open one", async () => {
    const { steps, demo_products } = setupSchema.parse((await admin.send("GET", SETUP)).body)
    expect(steps.map(({ name }) => name)).toEqual([...SETUP_STEPS])
    for (const { state, problem } of steps) expect(problem === null).toBe(state === "done")
    expect(steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "merchant", problem: "merchant_sample", path: "/admin/settings" }),
        expect.objectContaining({ name: "payment", problem: "payment_emulator" }),
        expect.objectContaining({ name: "products", problem: "products_demo" }),
        expect.objectContaining({ name: "countries", state: "done" }),
      ]),
    )
    expect(demo_products.length).toBeGreaterThan(10)
  })

  it("marks its steps as done after an order, saved legal pages and the seller's details", async () => {
    await buy(new ShopClient())
    expect(await stepOf("test_order")).toMatchObject({ state: "done" })
    for (const page of ["terms", "privacy", "returns"])
      await admin.write("PUT", `/api/admin/settings/pages/${page}`, { json: {} })
    expect(await stepOf("texts")).toMatchObject({ state: "done" })
    const text = { title: "Conditions", intro: "Ce que vous devez savoir.", text: "Un texte." }
    await admin.write("PUT", "/api/admin/settings/pages/terms", { json: { fr: text } })
    expect(await stepOf("texts")).toMatchObject({ state: "open", problem: "texts_untranslated" })
    await admin.write("PUT", "/api/admin/settings/pages/terms", { json: {} })

    const { body } = await admin.send("GET", "/api/admin/settings/merchant")
    const { value } = body as { value: object }
    const own = {
      vat_number: "BE 0417.497.106",
      bank_account: "BE71 0961 2345 6769",
      email: "shop@example.org",
    }
    await admin.write("PUT", "/api/admin/settings/merchant", { json: { ...value, ...own } })
    expect(await stepOf("merchant")).toMatchObject({ state: "done" })
    await admin.write("PUT", "/api/admin/settings/merchant", { json: value })
  })
})

it("many products are deleted at once, except those that are reserved, and each is logged", async () => {
  const made = await Promise.all([1, 2, 3].map(() => ownProduct({ stock: 5 })))
  const [first, second, held] = made.map(({ id }) => id)
  const shop = new ShopClient()
  await shop.addItem(held ?? "")
  await shop.openCheckout()
  const ids = [first, second, held, "prod_unknown"].join(",")
  const { status, body } = await admin.write("DELETE", `/api/admin/products?ids=${ids}`)
  expect([status, body]).toMatchObject([
    200,
    { deleted: expect.arrayContaining([first, second]), held: [held] },
  ])
  expect((await admin.send("GET", `/api/admin/products/${first}`)).status).toBe(404)
  const changes = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${second}&limit=1`)
  expect(changesSchema.parse(changes.body)).toMatchObject([{ action: "deleted" }])
  await shop.cancelCheckout()
  expect((await admin.write("DELETE", `/api/admin/products?ids=${held}`)).body).toEqual({
    ...{ deleted: [held], held: [] },
  })
})
