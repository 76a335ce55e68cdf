import { cheapestOf, LANGUAGES, type Product, PRODUCTS_PER_PAGE } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"

/** Milliseconds until a change is visible: one second on an idle machine, two on a busy one. */
const SOON = 2_000
const ALMONDS = "amandes-decortiquees"

const handles = (products: Product[]) => products.map(({ handle }) => handle)

describe("The search of the shop", () => {
  let engine: EngineClient
  const shop = new ShopClient()
  const handlesFor = async (query: Record<string, string>) => handles((await shop.search(query)).products)

  beforeAll(async () => {
    engine = await EngineClient.signIn()
  })

  it.each([
    ["as it is written", "Amandes décortiquées"],
    ["in capitals and without accents", "AMANDES DECORTIQUEES"],
    ["half typed", "amandes décort"],
    ["with a typing error", "amendes decortiqués"],
    ["in Dutch", "gepelde amandelen"],
    ["in English", "shelled almonds"],
  ])("finds almonds %s", async (_how, q) => {
    expect((await handlesFor({ q }))[0]).toBe(ALMONDS)
  })

  it.each([
    ["a kind of bird", "graines perruche"],
    ["a common misspelling", "calopsite"],
    ["unimportant words", "kg noix pas cher"],
    ["a synonym", "arachides"],
  ])("finds products with all words despite %s: %s", async (_how, q) => {
    const { total, is_partial } = await shop.search({ q })
    expect(total).toBeGreaterThan(0)
    expect(is_partial).toBe(false)
  })

  it("reads excluded allergens as a filter", async () => {
    const { read_as, products } = await shop.search({ q: "graines sans gluten", limit: "100" })
    expect(read_as).toEqual({ q: "graines", without: ["gluten"] })
    const filtered = await shop.search({ q: "graines", without: "gluten", limit: "100" })
    expect(handles(products)).toEqual(handles(filtered.products))
    expect(products.length).toBeGreaterThan(0)
  })

  it("finds every product by its number", async () => {
    for (const { sku, handle } of await shop.products())
      await until(`${handle} is found, unless another test has removed it`, async () => {
        const isFound = (await handlesFor({ q: sku })).includes(handle)
        return isFound || !handles(await shop.products()).includes(handle)
      })
  })

  it("returns the catalogue's products, matches in names before descriptions", async () => {
    const all = await shop.products()
    const { products, total } = await shop.search({ q: "amandes", limit: "100" })
    expect(products).toHaveLength(total)
    for (const product of products) expect(all).toContainEqual(product)
    const isNamed = products.map(({ name_fr }) => /amande/i.test(name_fr))
    expect(isNamed[0]).toBe(true)
    expect(isNamed.lastIndexOf(true)).toBe(isNamed.filter(Boolean).length - 1)
  })

  it("returns the whole catalogue in pages, in its order", async () => {
    const all = await shop.products()
    const pages = Math.ceil(all.length / 7)
    const dealt: string[] = []
    for (let page = 1; page <= pages; page++) {
      const answer = await shop.search({ page: String(page), limit: "7" })
      expect(answer).toMatchObject({
        total: all.length,
        catalogue_total: all.length,
        page,
        page_count: pages,
        page_size: 7,
      })
      dealt.push(...handles(answer.products))
    }
    expect(dealt).toEqual(handles(all))
    expect((await shop.search()).products).toHaveLength(Math.min(all.length, PRODUCTS_PER_PAGE))
    expect(await shop.search({ page: "999999", limit: "7" })).toMatchObject({ page: pages })
  })

  it("filters by a category's id or handle, and counts the others", async () => {
    const all = await shop.products()
    const categories = await shop.categories()
    /** Returns whether a category is the other one or below it. */
    const isWithin = (id: string | null | undefined, other: string): boolean =>
      Boolean(id) && (id === other || isWithin(categories.find((each) => each.id === id)?.parent_id, other))
    for (const { id, handle } of categories) {
      const inside = all.filter(({ category_id }) => isWithin(category_id, id))
      const answer = await shop.search({ category: id, limit: "100" })
      expect(handles(answer.products)).toEqual(handles(inside))
      expect(answer.categories).toContainEqual({ id, count: inside.length })
      expect(answer.categories).toContainEqual({ id: "all", count: all.length })
      expect((await shop.search({ category: handle, limit: "100" })).products).toEqual(answer.products)
    }
  })

  it("sorts by price and name, and excludes sold-out products on request", async () => {
    const prices = async (sort: "price_asc" | "price_desc") =>
      (await shop.search({ sort, limit: "100" })).products.map(
        ({ variants }) => cheapestOf(variants)?.price ?? 0,
      )
    const ascending = (await shop.products())
      .map(({ variants }) => cheapestOf(variants)?.price ?? 0)
      .sort((a, b) => a - b)
    expect(await prices("price_asc")).toEqual(ascending.slice(0, 100))
    expect(await prices("price_desc")).toEqual(ascending.toReversed().slice(0, 100))
    const firsts = new Set<string | undefined>()
    for (const language of LANGUAGES) {
      const { products } = await new ShopClient({ language }).search({ sort: "name", limit: "100" })
      const names = products.map((product) => product[`name_${language}`])
      expect(names).toEqual(
        names.toSorted(new Intl.Collator(language, { numeric: true, sensitivity: "base" }).compare),
      )
      firsts.add(names[0])
    }
    expect(firsts.size).toBe(3)
    const buyable = await shop.search({ in_stock: "true", limit: "100" })
    const isBuyable = ({ variants }: Product) => variants.some(({ stock }) => stock > 0)
    expect(buyable.total).toBe((await shop.products()).filter(isBuyable).length)
    expect(buyable.products.every(isBuyable)).toBe(true)
  })

  it("finds the products of every category with “all” and with an empty category", async () => {
    const every = await shop.search()
    for (const category of ["all", ""]) expect(await shop.search({ category })).toEqual(every)
  })

  it("allows caching with revalidation", async () => {
    const path = "/api/search?q=noix"
    const first = await shop.send("GET", path)
    expect(first.headers.get("cache-control")).toMatch(/max-age=0, must-revalidate/)
    expect(first.headers.get("vary")).toMatch(/accept-language/i)
    const etag = first.headers.get("etag") ?? ""
    const again = await shop.send("GET", path, { headers: { "If-None-Match": etag } })
    expect(again).toMatchObject({ status: 304, body: "" })
  })

  it("finds a new name, price and stock within a second", async () => {
    const before = await shop.product(ALMONDS)
    const { stocked } = await engine.stock(before.sku)
    const shown = (what: string, query: Record<string, string>, expected: (product: Product) => boolean) =>
      until(
        what,
        async () =>
          (await shop.search(query)).products.some((each) => each.id === before.id && expected(each)),
        SOON,
      )
    try {
      await engine.setPrice(before.id, 0.02)
      await shown("the new price", { sort: "price_asc" }, ({ price }) => price === 0.02)
      await engine.post(`/admin/products/${before.id}?fields=id`, { title: "Trésors du verger" })
      await shown("the new name", { q: "tresor verger" }, () => true)
      await engine.setStock(before.sku, 0)
      await shown("that there are none left", { q: "tresor verger" }, ({ stock }) => stock === 0)
      expect(await handlesFor({ q: "tresor verger", in_stock: "true" })).toEqual([])
    } finally {
      await engine.setPrice(before.id, before.price)
      await engine.setStock(before.sku, stocked)
      await engine.post(`/admin/products/${before.id}?fields=id`, { title: before.name_fr })
    }
    await shown("the old name", { q: before.name_fr }, ({ price }) => price === before.price)
    await until(
      "nothing by the name it had",
      async () => !(await handlesFor({ q: "tresor verger" })).length,
      SOON,
    )
  })
})
