import {
  adminCategoriesSchema,
  adminCategorySchema,
  changesSchema,
  errorSchema,
  type AdminCategory,
  type Category,
  type CategoryChange,
  type CategoryInput,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { administrator, makeProduct, hideProducts } from "../../testing/administrator"
import { inShop } from "../../testing/changed-product"

let admin: ShopClient
const made = new Set<string>()
beforeAll(async () => {
  admin = await administrator()
})
afterAll(async () => {
  await hideProducts()
  // One statement costs much less than a deletion of each category.
  await shopDatabase()("product_category")
    .whereIn("id", [...made])
    .update({ deleted_at: new Date() })
})

const run = Date.now().toString(36)
let count = 0
async function make(about: Partial<CategoryInput> = {}): Promise<AdminCategory> {
  const number = `${run}-${(count += 1)}`
  const json = {
    name_fr: `Rayon ${number}`,
    name_nl: `Schap ${number}`,
    name_en: `Shelf ${number}`,
    ...about,
  }
  const { status, body } = await admin.write("POST", "/api/admin/categories", { json })
  expect([status, body]).toEqual([200, expect.anything()])
  const category = adminCategorySchema.parse(body)
  made.add(category.id)
  return category
}

const change = (id: string, json: CategoryChange, headers: Record<string, string> = {}) =>
  admin.write("PUT", `/api/admin/categories/${id}`, { json, headers })
const listed = async () =>
  adminCategoriesSchema.parse((await admin.send("GET", "/api/admin/categories")).body)
const one = async (id: string) =>
  adminCategorySchema.parse((await admin.send("GET", `/api/admin/categories/${id}`)).body)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, errorSchema.parse(body).code]

const shown = (what: string, is: (categories: Category[]) => boolean): Promise<unknown> =>
  until(what, async () => is((await new ShopClient().categories()) as Category[]))
const open = (path: string) => fetch(`${admin.baseUrl}${path}`, { redirect: "manual" })
const leads = (from: string, to: string): Promise<unknown> =>
  until(`${from} leads to ${to}`, async () => {
    const { status, headers } = await open(from)
    return status === 301 && headers.get("location") === to
  })

async function lastChange(id: string) {
  const { body } = await admin.send("GET", `/api/admin/changes?subject=category&subject_id=${id}`)
  return changesSchema.parse(body)[0]
}

describe("A category in the dashboard", () => {
  it("is created with texts and addresses in each language, and appears in the shop", async () => {
    const { id, handle_fr, handle_nl, handle_en } = await make({
      description_nl: "Noten.",
      is_perishable: true,
    })
    expect([handle_fr, handle_nl, handle_en]).toEqual([`rayon-${run}-1`, `schap-${run}-1`, `shelf-${run}-1`])
    await shown("the new category", (all) =>
      all.some((each) => each.id === id && each.handle_nl === handle_nl),
    )
    expect((await open(`/nl/products?category=${handle_nl}`)).status).toBe(200)
    expect(await lastChange(id)).toMatchObject({ action: "created", after: { handle_nl, perishable: true } })
  })

  it("keeps the fields that a change omits, rejects an outdated change, and its former handle and its id redirect", async () => {
    const { id, handle_nl, name_en, version } = await make()
    const handle = `mooi-schap-${run}`
    const ifMatch = { "If-Match": `"${version}"` }
    const { body } = await change(id, { name_nl: "Mooi schap", handle_nl: handle }, ifMatch)
    expect(codeOf(await change(id, { name_nl: "Late" }, ifMatch))).toEqual([412, "changed_meanwhile"])
    expect(body).toMatchObject({ name_nl: "Mooi schap", handle_nl: handle, name_en })
    const page = `/nl/products?category=${handle}`
    await leads(`/nl/products?category=${handle_nl}`, page)
    await leads(`/nl/products?category=${id}`, page)
    await leads(`/nl/products?category=${id}&utm_source=mail`, `${page}&utm_source=mail`)
    expect(await lastChange(id)).toMatchObject({
      before: { handle_nl },
      after: { handle_nl: handle, name_nl: "Mooi schap" },
    })
    await until("the new address in the sitemap", async () =>
      (await (await open("/sitemap-1.xml")).text()).includes(`${page}<`),
    )
  })

  it("rejects an address of another category and invalid fields", async () => {
    const [first, second] = [await make(), await make()]
    for (const field of ["handle_fr", "handle_nl"] as const)
      expect(codeOf(await change(second.id, { [field]: first[field] }))).toEqual([
        409,
        "category_handle_in_use",
      ])
    for (const wrong of [
      { name_fr: " " },
      { handle_en: "A b" },
      { picture: "javascript:alert(1)" },
      { is_shown: "no" },
    ])
      expect(codeOf(await change(second.id, wrong as CategoryChange))).toEqual([400, "invalid_request"])
    for (const wrong of [{ parent_id: "pcat_none" }, { parent_id: "pcat_none", is_shown: false }])
      expect(codeOf(await change(second.id, wrong))).toEqual([404, "category_not_found"])
    expect(codeOf(await change("pcat_none", { name_fr: "Rien" }))).toEqual([404, "category_not_found"])
  })

  it("decides whether its products are perishable, also while it is hidden", async () => {
    const { id } = await make()
    const product = await makeProduct(admin, { category_id: id })
    expect(product.is_perishable).toBe(false)
    await change(id, { is_perishable: true })
    await until(
      "the product without right of withdrawal",
      async () => (await inShop(product.id))?.is_perishable,
    )
    await change(id, { is_shown: false })
    const hidden = await until("the product without category", async () => {
      const found = await inShop(product.id)
      return found?.category_id === null ? found : undefined
    })
    expect(hidden.is_perishable).toBe(true)
  })

  it("shows in Medusa Admin as saved in the dashboard, and vice versa", async () => {
    const engine = await EngineClient.signIn()
    const { id } = await make()
    await change(id, { description_fr: "Bien rangé.", is_shown: false })
    const read = `/admin/product-categories/${id}`
    const { product_category } = await engine.get<{ product_category: object }>(read)
    expect(product_category).toMatchObject({ description: "Bien rangé.", is_active: false })
    await engine.post(read, { name: "Depuis Medusa", is_active: true })
    expect(await one(id)).toMatchObject({ name_fr: "Depuis Medusa", is_shown: true })
  })
})

describe("The tree of categories", () => {
  it("shows products of subcategories with the category above", async () => {
    const top = await make()
    const below = await make({ parent_id: top.id })
    const { id } = await makeProduct(admin, { category_id: below.id })
    const search = () => admin.send("GET", `/api/search?category=${top.handle_fr}`)
    await until("the product above", async () =>
      JSON.stringify((await search()).body).includes(id) ? true : undefined,
    )
    expect(codeOf(await change(top.id, { parent_id: below.id }))).toEqual([409, "category_in_itself"])
    const list = (await listed()).map((each) => each.id)
    expect(list.indexOf(below.id)).toBe(list.indexOf(top.id) + 1)
    expect((await change(below.id, { parent_id: null })).body).toMatchObject({ parent_id: null })
  })

  it("hides a category with those below it, shows none below a hidden one, and deletes an empty one", async () => {
    const top = await make()
    const below = await make({ parent_id: top.id })
    await change(top.id, { is_shown: false })
    expect(await one(below.id)).toMatchObject({ is_shown: false })
    await shown("neither", (all) => !all.some(({ id }) => id === top.id || id === below.id))
    expect(codeOf(await change(below.id, { is_shown: true }))).toEqual([409, "category_parent_hidden"])
    expect((await admin.write("DELETE", `/api/admin/categories/${below.id}`)).status).toBe(200)
    expect((await admin.send("GET", `/api/admin/categories/${below.id}`)).status).toBe(404)
    expect(await lastChange(below.id)).toMatchObject({ action: "deleted" })
  })

  it("is sorted, unless its categories have changed since they were read", async () => {
    const top = await make()
    const [a, b] = [await make({ parent_id: top.id }), await make({ parent_id: top.id })]
    const order = (ids: string[]) =>
      admin.write("PUT", "/api/admin/categories/order", { json: { parent_id: top.id, ids } })
    expect((await order([b.id, a.id])).status).toBe(200)
    await shown("the new order", (all) => {
      const ids = all.map(({ id }) => id)
      return ids.indexOf(b.id) === ids.indexOf(top.id) + 1 && ids.indexOf(a.id) === ids.indexOf(b.id) + 1
    })
    expect(await lastChange(top.id)).toMatchObject({ after: { order: `${b.name_fr}, ${a.name_fr}` } })
    for (const ids of [[a.id], [a.id, a.id], [a.id, top.id]])
      expect(codeOf(await order(ids))).toEqual([412, "changed_meanwhile"])
  })

  it("moves products, subcategories and addresses of a category when it is merged into another one", async () => {
    const [from, into] = [await make(), await make()]
    const below = await make({ parent_id: from.id })
    const { id } = await makeProduct(admin, { category_id: from.id })
    expect(codeOf(await admin.write("DELETE", `/api/admin/categories/${from.id}`))).toEqual([
      409,
      "category_not_empty",
    ])
    const merge = (source: string, target: string) =>
      admin.write("POST", `/api/admin/categories/${source}/merge`, { json: { into: target } })
    expect(codeOf(await merge(from.id, below.id))).toEqual([409, "category_in_itself"])
    const { status, body } = await merge(from.id, into.id)
    expect([status, body]).toEqual([200, expect.objectContaining({ id: into.id, product_count: 1 })])
    expect(await one(below.id)).toMatchObject({ parent_id: into.id })
    await until("the product's new category", async () => (await inShop(id))?.category_id === into.id)
    for (const former of [from.handle_nl, from.handle_fr, from.id])
      await leads(`/nl/products?category=${former}`, `/nl/products?category=${into.handle_nl}`)
    expect(await lastChange(from.id)).toMatchObject({
      action: "merged",
      after: { merged_into: into.name_fr },
    })
  })
})

it("custom fields of a category are saved, shown, logged and kept beside the metadata of other programs", async () => {
  const { id, custom_fields } = await make({ custom_fields: { storage_fr: "Au frais" } })
  expect(custom_fields).toEqual({ storage_fr: "Au frais", storage_nl: null, storage_en: null })
  await shown("the value in the shop", (categories) =>
    categories.some((each) => each.id === id && each.custom_fields["storage_fr"] === "Au frais"),
  )
  const engine = await EngineClient.signIn()
  await engine.post(`/admin/product-categories/${id}`, { metadata: { storage_fr: "Au sec", own: "kept" } })
  await change(id, { custom_fields: { storage_nl: "Koel bewaren" } })
  expect((await one(id)).custom_fields).toMatchObject({ storage_fr: "Au sec", storage_nl: "Koel bewaren" })
  expect(await lastChange(id)).toMatchObject({
    before: { custom_storage_nl: null },
    after: { custom_storage_nl: "Koel bewaren" },
  })
  await change(id, { custom_fields: { storage_fr: null } })
  expect((await one(id)).custom_fields["storage_fr"]).toBeNull()
  expect(await engine.get(`/admin/product-categories/${id}`)).toMatchObject({
    product_category: { metadata: { own: "kept" } },
  })
  expect(await change(id, { custom_fields: { storage: "without a language" } })).toMatchObject({
    status: 400,
  })
})
