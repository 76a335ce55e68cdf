import { adminProductSchema, errorSchema, type AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, type ShopClient } from "@bon-perroquet/testing"
import { administrator, makeProduct, productIn, hideProducts } from "../../testing/administrator"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const save = ({ id }: AdminProduct, json: object, ifMatch?: string) =>
  admin.write("PUT", `/api/admin/products/${id}`, {
    json,
    ...(ifMatch && { headers: { "If-Match": ifMatch } }),
  })

async function read({ id }: AdminProduct) {
  const { headers, body } = await admin.send("GET", `/api/admin/products/${id}`)
  return { tag: headers.get("ETag") ?? "", product: adminProductSchema.parse(body) }
}

it("a product's change updates the given fields, and is rejected if the product has changed since it was read", async () => {
  const created = await makeProduct(admin)
  const { tag, product } = await read(created)
  expect(tag).toBe(`"${product.version}"`)

  const dearer = productIn(await save(created, { price: 8.9 }, tag))
  expect(dearer).toMatchObject({ ...created, price: 8.9, variants: [{ price: 8.9 }], ...ANOTHER })
  admin.language = "nl"
  const late = await save(created, { name_en: "Late" }, tag)
  admin.language = "fr"
  expect([late.status, errorSchema.parse(late.body)]).toEqual([
    412,
    {
      code: "changed_meanwhile",
      detail: "Iemand anders heeft dit intussen gewijzigd. Er is niets opgeslagen.",
    },
  ])
  expect(await read(created)).toMatchObject({
    tag: `"${dearer.version}"`,
    product: { name_en: created.name_en },
  })

  // One strong ETag in If-Match must be the current version. Weak ETags never match (RFC 9110, 13.1.1). Without
  // If-Match, the write succeeds.
  expect((await save(created, { name_en: "Weak" }, `W/"${dearer.version}"`)).status).toBe(412)
  expect((await save(created, { name_en: "One of two" }, `"x", "${dearer.version}"`)).status).toBe(200)
  expect((await save(created, { name_en: "Any" }, "*")).status).toBe(200)
  expect(productIn(await save(created, { name_en: "Without" }))).toMatchObject({
    price: 8.9,
    name_en: "Without",
  })
})

const ANOTHER: Partial<Record<keyof AdminProduct, unknown>> = {
  price_per_kg: expect.any(Number),
  updated_at: expect.any(String),
  version: expect.any(String),
}

it("a product gets a new version from a price or stock in Medusa Admin, and from the list's fields", async () => {
  const created = await makeProduct(admin)
  const engine = await EngineClient.signIn()
  const tags = [(await read(created)).tag]
  await engine.setPrice(created.id, 9.1)
  tags.push((await read(created)).tag)
  await engine.setStock(created.sku, 5)
  tags.push((await read(created)).tag)
  await admin.write("PATCH", `/api/admin/products/${created.id}/promotion`, { json: { is_promotion: true } })
  tags.push((await read(created)).tag)
  expect(new Set(tags).size).toBe(4)
  expect((await read(created)).tag).toBe(tags.at(-1))
})

it("one of two concurrent forms for a product is saved", async () => {
  const created = await makeProduct(admin)
  const answers = await Promise.all(
    ["A", "B", "C"].map((name_en) => save(created, { name_en }, `"${created.version}"`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
})

it("a price or stock in the list is saved only if the product still has the version that was read", async () => {
  const created = await makeProduct(admin, { stock: 12 })
  const patch = async (fact: "price" | "stock", value: number, version: string) => {
    const json = { [fact]: value }
    const headers = { "If-Match": `"${version}"` }
    return admin.write("PATCH", `/api/admin/products/${created.id}/${fact}`, { json, headers })
  }
  const answer = await patch("price", 8.1, created.version)
  const dearer = productIn(answer)
  expect(answer.headers.get("ETag")).toBe(`"${dearer.version}"`)
  for (const fact of ["price", "stock"] as const) {
    const late = await patch(fact, 9, created.version)
    expect([late.status, errorSchema.parse(late.body).code]).toEqual([412, "changed_meanwhile"])
  }
  expect((await read(created)).product).toMatchObject({ price: 8.1, stock: 12 })
  expect(productIn(await patch("stock", 20, dearer.version))).toMatchObject({ price: 8.1, stock: 20 })

  const { version } = (await read(created)).product
  const answers = await Promise.all([21, 22, 23].map((stock) => patch("stock", stock, version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
})
