import {
  DEFAULT_LANGUAGE,
  inLanguages,
  type Language,
  LANGUAGES,
  LOCALE_OF,
  type Product,
  TOTAL_COUNT_HEADER,
  unitOf,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"

interface StoreProduct {
  id: string
  title: string
  description: string | null
  weight: number | null
  images: { url: string }[]
  categories: { id: string; is_active: boolean; is_internal: boolean }[]
  variants: {
    id: string
    title: string
    weight: number | null
    inventory_quantity: number
    calculated_price: { calculated_amount: number }
  }[]
}
interface AdminFacts {
  id: string
  listing: { unit_label: string; is_promotion: boolean } | null
  product_vat_class: { vat_class: number } | null
  variants: { id: string; variant_rank: number | null }[]
}

/** Milliseconds until a change is visible: one second on an idle machine, two on a busy one. */
const SOON = 2_000

/** Number of products whose fields are compared with the engine's. */
const COMPARED = 30

const engineShop = () => new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })

async function storeApi(engine: EngineClient) {
  const { stores } = await engine.get<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores")
  const channel = stores[0]?.default_sales_channel_id
  const { api_keys } = await engine.get<{ api_keys: { token: string; sales_channels: { id: string }[] }[] }>(
    "/admin/api-keys",
    { type: "publishable", fields: "token,*sales_channels" },
  )
  const key = api_keys.find(({ sales_channels }) => sales_channels.some(({ id }) => id === channel))
  const headers = { "x-publishable-api-key": key?.token ?? "" }
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${engine.baseUrl}${path}`, { headers })
    return (await response.json()) as T
  }
  const { regions } = await ask<{ regions: { id: string; countries: { iso_2: string }[] }[] }>(
    "/store/regions",
  )
  const belgium = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "be"))
  const fields =
    "id,title,description,weight,*images,*categories,variants.id,variants.title,variants.weight," +
    "*variants.calculated_price,+variants.inventory_quantity"
  return {
    count: async () => (await ask<{ count: number }>("/store/products?limit=1&fields=id")).count,
    products: async (locale: string, ids: string[]) => {
      const query = new URLSearchParams({ limit: "500", region_id: belgium?.id ?? "", locale, fields })
      for (const id of ids) query.append("id[]", id)
      return (await ask<{ products: StoreProduct[] }>(`/store/products?${query.toString()}`)).products
    },
  }
}

const byId = <T extends { id: string }>(items: T[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function engineProducts(engine: EngineClient, id: string[]) {
  const store = await storeApi(engine)
  const lists = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await store.products(LOCALE_OF[language], id)] as const),
    ),
  )
  const { products: facts } = await engine.get<{ products: AdminFacts[] }>("/admin/products", {
    ...{ id, limit: 500 },
    fields: "id,*listing,*product_vat_class,variants.id,variants.variant_rank",
  })
  const rankOf = new Map(
    facts.flatMap(({ variants }) => variants.map(({ id, variant_rank }) => [id, variant_rank])),
  )
  return byId(lists.get(DEFAULT_LANGUAGE) ?? []).map((product) => {
    const textsIn = (language: Language) => lists.get(language)?.find(({ id }) => id === product.id)
    const fact = facts.find(({ id }) => id === product.id)
    const variants = product.variants.toSorted((a, b) => (rankOf.get(a.id) ?? 0) - (rankOf.get(b.id) ?? 0))
    const [variant] = variants
    const category = product.categories.find(({ is_active, is_internal }) => is_active && !is_internal)
    const titleIn = (language: Language, id: string) =>
      textsIn(language)?.variants.find((each) => each.id === id)?.title ?? ""
    return {
      id: product.id,
      ...inLanguages("name", (language) => textsIn(language)?.title),
      ...inLanguages("description", (language) => textsIn(language)?.description),
      category_id: category?.id ?? null,
      price: variant?.calculated_price.calculated_amount,
      stock: variant?.inventory_quantity,
      weight: variant?.weight ?? product.weight,
      variants: variants.map(({ id, calculated_price, inventory_quantity }) => ({
        ...inLanguages("label", (language) => unitOf(titleIn(language, id))),
        ...{ id, price: calculated_price.calculated_amount, stock: inventory_quantity },
      })),
      images: product.images.map(({ url }) => url.replace(requireVariable("SHOP_URL"), "")),
      unit_label: fact?.listing?.unit_label,
      is_promotion: fact?.listing?.is_promotion,
      vat_rate: fact?.product_vat_class?.vat_class,
    }
  })
}

const comparable = (product: Product) => ({
  id: product.id,
  ...inLanguages("name", (language) => product[`name_${language}`]),
  ...inLanguages("description", (language) => product[`description_${language}`]),
  category_id: product.category_id,
  price: product.price,
  stock: product.stock,
  weight: product.weight,
  variants: product.variants.map(({ id, price, stock, ...variant }) => ({
    ...inLanguages("label", (language) => variant[`label_${language}`]),
    ...{ id, price, stock },
  })),
  images: product.images,
  unit_label: product.unit_label,
  is_promotion: product.is_promotion,
  vat_rate: product.vat_rate,
})

describe("The catalogue", () => {
  let engine: EngineClient
  let shop: ShopClient

  beforeAll(async () => {
    engine = await EngineClient.signIn()
    shop = engineShop()
  })

  it("matches the engine's products in every language", async () => {
    const own = await ownProduct({
      variants: [
        { label_fr: "250 g", price: 4.5, stock: 10 },
        { label_fr: "Grand sac", label_nl: "Grote zak", price: 60, stock: 3, weight: 5000 },
      ],
    })
    const { count } = await storeApi(engine)
    const shown = await until(
      "the catalogue to be as long as the engine's",
      async () => {
        const products = await shop.products()
        return products.length === (await count()) && products
      },
      SOON,
    )
    // Compares this product and some others, because Medusa needs 10 ms for each product and language.
    const compared = byId(shown.filter(({ id }, index) => id === own.id || index < COMPARED))
    const truth = await engineProducts(
      engine,
      compared.map(({ id }) => id),
    )
    expect(compared.map(comparable)).toEqual(truth)
    await engine.setPublished(own.id, false)
  })

  it("returns the same product by id, by handle and in the list", async () => {
    const products = await shop.products()
    for (const product of products.slice(0, 5))
      for (const reference of [product.id, product.handle])
        expect((await shop.send("GET", `/api/products/${reference}`)).body).toEqual(product)
  })

  it("shows a new price, stock and name within a second", async () => {
    const before = await shop.product("amandes-decortiquees")
    const { stocked } = await engine.stock(before.sku)
    const shown = (what: string, expected: (product: Product) => boolean) =>
      until(what, async () => expected(await shop.product(before.handle)), SOON)
    try {
      await engine.setPrice(before.id, 12.34)
      await shown("the new price", ({ price }) => price === 12.34)
      await engine.setStock(before.sku, stocked + 7)
      await shown("the new stock", ({ stock }) => stock === before.stock + 7)
      await engine.post(`/admin/products/${before.id}?fields=id`, { title: "Amandes du jour" })
      await shown("the new name", ({ name_fr }) => name_fr === "Amandes du jour")
    } finally {
      await engine.setPrice(before.id, before.price)
      await engine.setStock(before.sku, stocked)
      await engine.post(`/admin/products/${before.id}?fields=id`, { title: before.name_fr })
    }
    await until(
      "everything as before",
      async () => JSON.stringify(await shop.product(before.handle)) === JSON.stringify(before),
      SOON,
    )
  })

  it("hides an unpublished product and rejects it in carts", async () => {
    const { id, handle } = await shop.product("amandes-decortiquees")
    const listed = async () => (await shop.products()).some((product) => product.handle === handle)
    await engine.setPublished(id, false)
    try {
      await until("the product to vanish", async () => !(await listed()), SOON)
      expect(await shop.send("GET", `/api/products/${id}`)).toMatchObject({
        status: 404,
        body: { code: "product_not_found" },
      })
      await expect(shop.addItem(id)).rejects.toMatchObject({ status: 404 })
    } finally {
      await engine.setPublished(id, true)
    }
    await until("the product to come back", listed, SOON)
  })

  it("keeps its order after changes", async () => {
    const handles = async () => (await shop.products()).map(({ handle }) => handle)
    const before = await handles()
    const { sku } = await shop.product("amandes-decortiquees")
    const { stocked } = await engine.stock(sku)
    await engine.setStock(sku, stocked)
    expect(await handles()).toEqual(before)
  })

  it.each(["/api/products", "/api/categories"])(
    "%s is sent once and then answered with 304 until it changes",
    async (path) => {
      const first = await shop.send("GET", path)
      const etag = first.headers.get("etag") ?? ""
      expect(etag).toMatch(/^"[\w-]{20,}"$/)
      const again = await shop.send("GET", path, { headers: { "If-None-Match": etag } })
      expect(again).toMatchObject({ status: 304, body: "" })
      const other = await shop.send("GET", path, { headers: { "If-None-Match": '"older"' } })
      expect(other.status).toBe(200)
      expect(other.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
    },
  )
})

it("the product list returns a part of the list, or of each product, on request", async () => {
  const shop = new ShopClient()
  const whole = await shop.products()
  const part = async (query: string) => shop.send("GET", `/api/products?${query}`)
  const facts = async (query: string) => shop.send("GET", `/api/catalogue?${query}`)
  expect((await part("offset=2&limit=3")).body).toEqual(whole.slice(2, 5))
  expect((await facts("fields=handle,price&limit=2")).body).toEqual(
    whole.slice(0, 2).map(({ handle, price }) => ({ handle, price })),
  )
  const handles = await facts("fields=handle")
  expect(handles.body).toEqual(whole.map(({ handle }) => ({ handle })))
  expect((await part(`offset=${whole.length}`)).body).toEqual([])
  expect((await part("limit=1")).headers.get(TOTAL_COUNT_HEADER)).toBe(String(whole.length))
  for (const wrong of ["limit=0", "offset=-1", "limit=many"])
    expect([wrong, (await part(wrong)).status]).toEqual([wrong, 400])
  for (const wrong of ["", "fields=cost", "fields=", "fields=__proto__", "fields=price&limit=0"])
    expect([wrong, (await facts(wrong)).status]).toEqual([wrong, 400])
})
