import type { AdminProduct, Product, ProductInput } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"

/** Sizes of a product. The first is the default for clients that ignore sizes. */
const SIZES = [
  { label_fr: "250 g", price: 4.5, stock: 10 },
  { label_fr: "1 kg", label_nl: "1 kg", price: 14, stock: 0 },
  {
    ...{ label_fr: "Grand sac", label_nl: "Grote zak", label_en: "Large bag", label_de: "Großer Sack" },
    ...{ price: 60, stock: 3, weight: 5000 },
  },
]

async function refusal(call: Promise<unknown>) {
  const outcome = await call.catch((error: unknown) => error)
  if (!(outcome instanceof ShopRefusal)) throw new Error(`Not refused, but: ${String(outcome)}`)
  return { status: outcome.status, code: outcome.error.code, detail: outcome.error.detail }
}

let created: AdminProduct
let shown: Product
let [small, middle, large] = ["", "", ""]

const sold: string[] = []

async function inSizes(variants: ProductInput["variants"]): Promise<AdminProduct> {
  const product = await ownProduct({ variants })
  sold.push(product.id)
  return product
}

afterAll(async () => {
  const engine = await EngineClient.signIn()
  for (const id of sold) await engine.setPublished(id, false)
})

beforeAll(async () => {
  created = await inSizes(SIZES)
  shown = await new ShopClient().product(created.handle)
  ;[small = "", middle = "", large = ""] = shown.variants.map(({ id }) => id)
})

it("a product with a single size has one variant with the product's values", async () => {
  const product = await new ShopClient().product("amandes-decortiquees")
  const { sku, price, unit_label, weight, price_per_kg, price_per_litre, stock } = product
  expect(product.variants).toEqual([
    expect.objectContaining({ sku, price, unit_label, weight, price_per_kg, price_per_litre, stock }),
  ])
})

describe("A product in several sizes", () => {
  it("has a price, a price per kilogram and stock for each size, and shows the first size as its price", () => {
    expect(shown).toMatchObject({
      ...{ price: 4.5, unit_label: "€/250 g", price_per_kg: 18, weight: 250, stock: 10 },
      is_out_of_stock: false,
    })
    expect(shown.variants).toMatchObject([
      { label_fr: "250 g", price: 4.5, unit_label: "€/250 g", price_per_kg: 18, stock: 10 },
      { label_fr: "1 kg", price: 14, unit_label: "€/1 kg", price_per_kg: 14, stock: 0 },
      {
        ...{ label_fr: "Grand sac", label_nl: "Grote zak", label_en: "Large bag" },
        ...{ price: 60, unit_label: "€/Grand sac", weight: 5000, price_per_kg: 12, stock: 3 },
      },
    ])
    expect(new Set(shown.variants.map(({ sku }) => sku)).size).toBe(3)
    expect(shown.variants[0]?.sku).toBe(shown.sku)
  })

  it("is found once by each of its sizes and numbers", async () => {
    const shop = new ShopClient({ language: "nl" })
    for (const words of [
      `${created.name_fr} 1 kg`,
      `${created.name_fr} grote zak`,
      shown.variants[2]?.sku ?? "",
    ]) {
      const { products } = await shop.search({ q: words })
      expect(products.map(({ id }) => id)).toContain(created.id)
    }
  })

  it("is in stock while one size is in stock", async () => {
    const scarce = await inSizes([{ label_fr: "A 1 kg", price: 9, stock: 0 }, SIZES[0] ?? never()])
    const { products } = await new ShopClient().search({ q: scarce.name_fr, in_stock: "true" })
    expect(products.map(({ id }) => id)).toEqual([scarce.id])
    expect(products[0]).toMatchObject({ is_out_of_stock: true, stock: 0 })
  })

  it("shows changes from Medusa Admin: a translated name, stock and a new size", async () => {
    const engine = await EngineClient.signIn()
    const own = await inSizes(SIZES)
    const [first, , last] = own.variants
    await engine.setStock(last?.sku ?? "", 1)
    await engine.post(`/admin/products/${own.id}/variants/${first?.id}`, { title: "300 g" })
    const seen = await until("both changes", async () => {
      const product = await new ShopClient().product(own.handle)
      return product.variants[2]?.stock === 1 && product.variants[0]?.label_fr === "300 g" && product
    })
    expect(seen).toMatchObject({ unit_label: "€/300 g", price_per_kg: 15 })
  })
})

describe("A cart", () => {
  it("has a line per size with its translated name and its price", async () => {
    const shop = new ShopClient({ language: "nl" })
    await shop.addItem(created.id, 2)
    const { items, totals } = await shop.addItem(created.id, 1, large)
    expect(items).toMatchObject([
      {
        variant_id: small,
        quantity: 2,
        unit_price: 4.5,
        name: `${created.name_fr}, 250 g`,
        price_per_kg: 18,
      },
      { variant_id: large, quantity: 1, unit_price: 60, name: `${created.name_fr}, Grote zak`, stock: 3 },
    ])
    expect(totals.items_cents).toBe(6900)
  })

  it("changes and removes the named size, or by default the first or the only one in the cart", async () => {
    const shop = new ShopClient()
    await shop.addItem(created.id, 1, large)
    expect((await shop.setQuantity(created.id, 2)).items).toMatchObject([{ variant_id: large, quantity: 2 }])
    await shop.addItem(created.id, 1)
    const { items } = await shop.setQuantity(created.id, 5)
    expect(items).toMatchObject([
      { variant_id: large, quantity: 2 },
      { variant_id: small, quantity: 5 },
    ])
    expect((await shop.setQuantity(created.id, 3, large)).items).toMatchObject([
      { quantity: 3 },
      { quantity: 5 },
    ])
    expect((await shop.removeItem(created.id)).items).toMatchObject([{ variant_id: large }])
    expect((await shop.removeItem(created.id, small)).items).toHaveLength(1)
    expect((await shop.removeItem(created.id)).items).toEqual([])
  })

  it("checks the stock of each size and names the missing one", async () => {
    const shop = new ShopClient()
    expect(await refusal(shop.addItem(created.id, 1, middle))).toMatchObject({
      ...{ status: 400, code: "out_of_stock" },
      detail: expect.stringContaining("1 kg"),
    })
    await shop.addItem(created.id, 10, small)
    expect(await refusal(shop.addItem(created.id, 4, large))).toMatchObject({
      ...{ code: "insufficient_stock" },
      detail: expect.stringContaining("Grand sac"),
    })
    expect(await refusal(shop.addItem(created.id, 1, "variant_of_nobody"))).toMatchObject({ status: 404 })
    const other = await shop.product("amandes-decortiquees")
    expect(await refusal(shop.addItem(other.id, 1, large))).toMatchObject({ status: 404 })
  })

  it("keeps the sizes when a guest signs in", async () => {
    const guest = new ShopClient()
    await guest.addItem(created.id, 1, large)
    await guest.addItem(created.id, 1)
    const account = await guest.register()
    const elsewhere = new ShopClient()
    await elsewhere.addItem(created.id, 1, large)
    await elsewhere.login(account.user.email, account.password)
    const lines = (await elsewhere.cart()).items.map(({ variant_id, quantity }) => [variant_id, quantity])
    expect(lines.toSorted()).toEqual(
      [
        [large, 2],
        [small, 1],
      ].toSorted(),
    )
  })
})

describe("An order", () => {
  it("takes stock and price from the size, and names it in the order and the e-mail", async () => {
    const own = await inSizes(SIZES)
    const [first, , last] = own.variants
    const shop = new ShopClient({ language: "nl" })
    const { user } = await shop.register()
    await shop.addItem(own.id, 2, last?.id)
    const number = await buy(shop, { customer_email: user.email }, own.id)
    const order = await orderIn(shop, number)
    expect(order.items).toMatchObject([
      { variant_id: last?.id, name: `${own.name_fr}, Grote zak`, quantity: 2, unit_price: 60 },
      { variant_id: first?.id, name: `${own.name_fr}, 250 g`, quantity: 2, unit_price: 4.5 },
    ])
    const after = await until("the stock", async () => {
      const product = await new ShopClient().product(own.handle)
      return product.variants[2]?.stock === 1 && product
    })
    expect(after.variants.map(({ stock }) => stock)).toEqual([8, 0, 1])
    const message = await until("the confirmation", async () =>
      (await mailTo(user.email)).find(({ text }) => text.includes(number)),
    )
    expect(message.text).toContain(`${own.name_fr}, Grote zak`)
  })
})

const never = (): never => {
  throw new Error("There are three sizes.")
}
