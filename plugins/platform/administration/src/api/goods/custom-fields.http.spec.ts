import { searchAnswerSchema, type AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { administrator, changesOf, ImportCalls, makeProduct, productsOf, hideProducts } from "../../testing"

/** The demo shop declares one field of products: `harvest_year`. */
const shop = new ShopClient()
let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const found = async (query: Record<string, string>) => {
  const { body } = await shop.send("GET", `/api/search?${new URLSearchParams(query).toString()}`)
  return searchAnswerSchema.parse(body)
}
const yearOf = async ({ id, sku }: AdminProduct): Promise<unknown> =>
  (await productsOf(admin, { search: sku })).find((each) => each.id === id)?.custom_fields["harvest_year"]
const change = ({ id }: Pick<AdminProduct, "id">, custom_fields: object) =>
  admin.write("PUT", `/api/admin/products/${id}`, { json: { custom_fields } })

it("a custom field is saved, shown, filtered, logged and in the product feed, and an invalid value changes nothing", async () => {
  const word = `recolte${Date.now().toString(36)}`
  const product = await makeProduct(admin, {
    name_fr: `${word} neuve`,
    custom_fields: { harvest_year: 2026 },
  })
  const other = await makeProduct(admin, { name_fr: `${word} autre` })
  expect([product.custom_fields, other.custom_fields]).toMatchObject([
    { harvest_year: 2026 },
    { harvest_year: null },
  ])
  const ids = async (harvest_year = "") =>
    (await found({ q: word, ...(harvest_year && { harvest_year }) })).products.map(({ id }) => id)
  await until("both in the search", async () => (await ids()).length === 2)
  expect(await ids("2026")).toEqual([product.id])
  expect(await ids("2024,2026")).toEqual([product.id])
  expect(await ids("1999")).toEqual([])
  expect((await found({})).custom_fields["harvest_year"]?.slice(0, 1)).toEqual(["2026"])
  expect((await shop.send("GET", `/api/products/${product.id}`)).body).toMatchObject({
    custom_fields: { harvest_year: 2026 },
  })
  const feed = await (await fetch(`${requireVariable("SHOP_URL")}/feeds/google-en.xml`)).text()
  expect(feed.split("<item>").find((item) => item.includes(product.handle_en))).toContain(
    "<g:product_detail><g:attribute_name>Harvest year</g:attribute_name><g:attribute_value>2026</g:attribute_value></g:product_detail>",
  )

  for (const wrong of [{ harvest_year: 1999 }, { harvest_year: "2026" }, { harvest_month: 3 }])
    expect(await change(product, wrong)).toMatchObject({ status: 400 })
  expect(await yearOf(product)).toBe(2026)
  expect(await change(product, { harvest_year: 2025 })).toMatchObject({ status: 200 })
  expect((await changesOf(admin, product.id))[0]).toMatchObject({
    before: { custom_harvest_year: 2026 },
    after: { custom_harvest_year: 2025 },
  })
  expect(await change(product, { harvest_year: null })).toMatchObject({ status: 200 })
  expect(await yearOf(product)).toBeNull()
})

it("a custom field is exported, imported by its name or label, restored by an undo, and read from Medusa's metadata", async () => {
  const product = await makeProduct(admin, { custom_fields: { harvest_year: 2024 } })
  const imports = new ImportCalls(admin)
  const [heading = "", ...lines] = (await imports.export()).split("\n")
  const own = lines.find((line) => line.includes(product.sku)) ?? ""
  expect(heading.split(";")).toContain("custom_harvest_year")
  expect(await imports.check([heading, own].join("\n"))).toMatchObject({ changes: 0, error_count: 0 })

  const wrong = await imports.check(`sku;custom_harvest_year\n${product.sku};last autumn`)
  expect(wrong).toMatchObject({ errors: [{ code: "value_invalid" }] })
  const check = await imports.check(`sku;Oogstjaar\n${product.sku};2026`)
  expect(check).toMatchObject({ lines: 1, changes: 1, error_count: 0 })
  await imports.finish(check.id)
  expect(await yearOf(product)).toBe(2026)
  const undo = await imports.undo(check.id)
  await imports.finish(undo.id)
  expect(await yearOf(product)).toBe(2024)

  const engine = await EngineClient.signIn()
  await engine.post(`/admin/products/${product.id}?fields=id`, {
    metadata: { harvest_year: "2023", own: "kept" },
  })
  await until("the value of Medusa Admin", async () => (await yearOf(product)) === 2023)
  await change(product, { harvest_year: 2022 })
  expect(await engine.get(`/admin/products/${product.id}`)).toMatchObject({
    product: { metadata: { harvest_year: 2022, own: "kept" } },
  })
})
