import {
  adminProductsSchema,
  errorSchema,
  LANGUAGES,
  productTableResultSchema,
  type AdminProduct,
} from "@bon-perroquet/contract"
import { INFORMATION_NAMES } from "@bon-perroquet/contract/information-names"
import {
  administrator,
  ImportCalls,
  createProduct,
  productIn,
  productsOf,
  hideProducts,
  sampleProduct,
} from "@bon-perroquet/administration/testing"
import { COMPLETE_INFORMATION, EngineClient, type ShopClient } from "@bon-perroquet/testing"

let admin: ShopClient
let engine: EngineClient
beforeAll(async () => {
  admin = await administrator()
  engine = await EngineClient.signIn()
})
afterAll(hideProducts)

const INCOMPLETE = { ...COMPLETE_INFORMATION, allergens: null, manufacturer_name: "" }
const MISSING = ["information.allergens", "information.manufacturer_name"]

const draft = (about: object = {}) =>
  createProduct(admin, { information: INCOMPLETE, active: false, ...about })
const now = async ({ id }: Pick<AdminProduct, "id">) =>
  adminProductsSchema.element.parse((await admin.send("GET", `/api/admin/products/${id}`)).body)
const put = ({ id }: Pick<AdminProduct, "id">, json: object, language = "en") =>
  admin.write("PUT", `/api/admin/products/${id}`, { json, headers: { "Accept-Language": language } })
const saveInformation = ({ id }: Pick<AdminProduct, "id">, json: object) =>
  admin.write("PUT", `/api/admin/products/${id}/information`, { json })

it("the dashboard's API refuses to create a product for sale without mandatory information, and names what is missing", async () => {
  const json = sampleProduct({ information: INCOMPLETE, active: true })
  const answer = await admin.write("POST", "/api/admin/products", { json })
  expect(answer).toMatchObject({ status: 400, body: { code: "information_needed" } })
  expect(errorSchema.parse(answer.body).errors?.map(({ field }) => field)).toEqual(MISSING)
  expect(await productsOf(admin, { search: json.name_fr })).toEqual([])
})

it("a created product is for sale if its information is complete, and otherwise a draft", async () => {
  expect((await createProduct(admin)).active).toBe(true)
  expect((await createProduct(admin, { information: INCOMPLETE })).active).toBe(false)
  expect((await createProduct(admin, { information: undefined })).active).toBe(false)
})

it("the dashboard's API refuses to publish an incomplete draft in each language, and publishes it once it is complete", async () => {
  const product = await draft()
  for (const language of LANGUAGES) {
    const answer = await put(product, { active: true }, language)
    const { detail, errors } = errorSchema.parse(answer.body)
    expect([answer.status, errors?.map(({ field }) => field)]).toEqual([400, MISSING])
    expect(detail).toContain(INFORMATION_NAMES[language].allergens)
    expect(detail).toContain(INFORMATION_NAMES[language].manufacturer_name)
  }
  expect(await now(product)).toMatchObject({ active: false })
  await saveInformation(product, COMPLETE_INFORMATION)
  expect(productIn(await put(product, { active: true }))).toMatchObject({ active: true })
})

it("the table of products refuses the row of an incomplete draft", async () => {
  const [{ id, version }, complete] = [await draft(), await createProduct(admin, { active: false })]
  const rows = [
    { id, version, active: true, sizes: [] },
    { id: complete.id, version: complete.version, active: true, sizes: [] },
  ]
  const answer = await admin.write("PATCH", "/api/admin/products", { json: { rows } })
  const { saved, rows: saves } = productTableResultSchema.parse(answer.body)
  expect(saved).toBe(false)
  expect(saves.map(({ refusal }) => refusal?.code ?? null)).toEqual(["information_needed", null])
  expect(await now({ id })).toMatchObject({ active: false })
})

it("an import keeps incomplete products as drafts with a warning, and publishes complete ones", async () => {
  const imports = new ImportCalls(admin)
  const existing = await draft()
  const mark = Date.now().toString(36)
  const columns = ["sku", "name_fr", "price", "unit_label", "active", ...Object.keys(COMPLETE_INFORMATION)]
  const told = Object.values({ ...COMPLETE_INFORMATION, allergens: "none" })
  const check = await imports.check(
    [
      columns.join(";"),
      [`A-${mark}`, `Noix A ${mark}`, "5", "€/kg", "yes", ...told].join(";"),
      [`B-${mark}`, `Noix B ${mark}`, "5", "€/kg", "yes", "single_ingredient_food"].join(";"),
      [`C-${mark}`, `Noix C ${mark}`, "5", "€/kg"].join(";"),
      [existing.sku, "", "8", "", "yes"].join(";"),
    ].join("\n"),
  )
  expect(check).toMatchObject({ error_count: 0, changes: 4 })
  const warnings = (await imports.lines(check.id)).map(({ errors }) => errors.map(({ code }) => code))
  expect(warnings).toEqual([[], ["kept_as_draft"], ["kept_as_draft"], ["kept_as_draft"]])
  await imports.finish(check.id)
  const activeOf = async (sku: string) => (await productsOf(admin, { search: sku }))[0]?.active
  expect([await activeOf(`A-${mark}`), await activeOf(`B-${mark}`), await activeOf(`C-${mark}`)]).toEqual([
    ...[true, false, false],
  ])
  expect(await now(existing)).toMatchObject({ active: false, price: 8 })
  const line = ["sku", "active", "allergens", "manufacturer_name"].join(";")
  await imports.finish((await imports.check(`${line}\n${existing.sku};yes;none;Noiseraie`)).id)
  expect(await now(existing)).toMatchObject({ active: true })
})

it("Medusa Admin refuses to publish an incomplete product, and publishes it once it is complete", async () => {
  const product = await draft()
  const update = { title: `${product.name_fr} (Medusa)`, status: "published" }
  await expect(engine.post(`/admin/products/${product.id}`, update)).rejects.toThrow(/Allergens/)
  await expect(
    engine.post("/admin/products/batch", { update: [{ id: product.id, status: "published" }] }),
  ).rejects.toThrow(/Missing product information/)
  expect(await now(product)).toMatchObject({ active: false, name_fr: product.name_fr })
  const title = `Graines ${Date.now().toString(36)} inédites`
  const created = {
    ...{ title, status: "published", options: [{ title: "Format", values: ["500 g"] }] },
    variants: [
      { title: "500 g", options: { Format: "500 g" }, prices: [{ currency_code: "eur", amount: 5 }] },
    ],
  }
  await expect(engine.post("/admin/products", created)).rejects.toThrow(/can't be published/)
  expect(await productsOf(admin, { search: title })).toEqual([])
  await saveInformation(product, COMPLETE_INFORMATION)
  await engine.post(`/admin/products/${product.id}`, update)
  expect(await now(product)).toMatchObject({ active: true, name_fr: update.title })
})

it("a product that is for sale stays for sale and can be changed without its information, until it is withdrawn", async () => {
  const product = await createProduct(admin)
  await saveInformation(product, { kind: null })
  expect(productIn(await put(product, { active: true, stock: 3 }))).toMatchObject({ active: true, stock: 3 })
  const title = `${product.name_fr} (Medusa)`
  await engine.post(`/admin/products/${product.id}`, { title, status: "published" })
  expect(await now(product)).toMatchObject({ active: true, name_fr: title })
  await engine.post(`/admin/products/${product.id}`, { status: "draft" })
  await expect(engine.post(`/admin/products/${product.id}`, { status: "published" })).rejects.toThrow()
  expect(await put(product, { active: true })).toMatchObject({
    status: 400,
    body: { code: "information_needed" },
  })
})
