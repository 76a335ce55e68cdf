import { administrator, makeProduct, productIn, hideProducts } from "@bon-perroquet/administration/testing"
import { dayInBelgium, dayLater, type AdminProduct } from "@bon-perroquet/contract"
import { requireVariable, until, type ShopClient } from "@bon-perroquet/testing"

const SHOP = requireVariable("SHOP_URL")
let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const feed = (language: string, headers: Record<string, string> = {}) =>
  fetch(`${SHOP}/feeds/google-${language}.xml`, { headers })

async function itemOf({ handle }: Pick<AdminProduct, "handle">, language = "fr") {
  const xml = await (await feed(language)).text()
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"[\s\S]*<\/channel><\/rss>\n$/,
  )
  const item = xml.match(/<item>.*?<\/item>/gs)?.find((each) => each.includes(`/products/${handle}<`))
  const all = (name: string) =>
    Array.from((item ?? "").matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, "g")), ([, text]) => text)
  return item === undefined ? undefined : { of: (name: string) => all(name)[0], all }
}
const feedItem = (product: Pick<AdminProduct, "handle">, language?: string) =>
  until("the product in the feed", () => itemOf(product, language))

it("the product feed lists products per language with the shop's prices and delivery to each country", async () => {
  const product = await makeProduct(admin, { name_fr: `Noix & « graines » <${Date.now()}>`, stock: 1 })
  const item = await feedItem(product)
  expect(item.of("title")).toBe(
    product.name_fr.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
  )
  expect(item.of("link")).toBe(`${SHOP}/products/${product.handle}`)
  expect(item.of("image_link")).toBe(`${SHOP}/static/products/amandes-decortiquees-960.webp`)
  for (const [name, text] of Object.entries({
    ...{ availability: "in_stock", price: "7.35 EUR", condition: "new", identifier_exists: "no" },
    ...{ unit_pricing_measure: "500 g", unit_pricing_base_measure: "1 kg", shipping_weight: "500 g" },
  }))
    expect([name, item.of(name)]).toEqual([name, text])
  expect(item.all("sale_price")).toEqual([])
  expect(item.all("country")).toEqual(expect.arrayContaining(["BE", "FR"]))
  expect(item.all("shipping")[0]).toMatch(
    /^<g:country>BE<\/g:country><g:price>\d+\.\d\d EUR<\/g:price><g:min_handling_time>2<.*><g:max_handling_time>3<.*><g:min_transit_time>1<.*><g:max_transit_time>3</,
  )
  // Google and Meta require a picture.
  const bare = await makeProduct(admin, { images: [] })
  const later = await makeProduct(admin)
  await feedItem(later)
  expect(await itemOf(bare)).toBeUndefined()
  const dutch = await feedItem({ handle: product.handle_nl }, "nl")
  expect(dutch.of("link")).toBe(`${SHOP}/nl/products/${product.handle_nl}`)
  expect(dutch.of("title")).toBe(product.name_nl)
})

it("the product feed lists sizes as one group, and a sale price with the regular price", async () => {
  const created = await makeProduct(admin)
  const sizes = [
    { label_fr: "500 g", price: 6, stock: 0, weight: 500 },
    { label_fr: "5 kg", price: 50, stock: 2, weight: 5_000 },
  ]
  const saved = await admin.write("PUT", `/api/admin/products/${created.id}`, {
    json: { name_fr: created.name_fr, price: 6, variants: sizes },
  })
  const product = productIn(saved)
  const reduced = {
    from: null,
    until: dayLater(dayInBelgium(new Date()), 7),
    prices: [{ variant_id: product.variants[0]?.id, price: 4.5 }],
  }
  const sale = await admin.write("POST", `/api/admin/products/${product.id}/sale-prices`, { json: reduced })
  expect(sale).toMatchObject({ status: 200 })
  const small = await until("the sale in the feed", async () => {
    const item = await itemOf(product)
    return item?.of("sale_price") ? item : undefined
  })
  expect(small.of("title")).toBe(`${product.name_fr}, 500 g`)
  expect([small.of("price"), small.of("sale_price")]).toEqual(["6.00 EUR", "4.50 EUR"])
  expect(small.of("sale_price_effective_date")).toMatch(/^20\d\d-.*Z\/20\d\d-.*Z$/)
  expect([small.of("item_group_id"), small.of("size")]).toEqual([product.id, "500 g"])
  expect(small.of("availability")).toBe("out_of_stock")
})

it("the product feed returns 304 until it changes, and an unknown file name causes no server error", async () => {
  const product = await makeProduct(admin)
  await feedItem(product)
  const first = await feed("fr")
  await first.text()
  expect(first.headers.get("cache-control")).toContain("max-age=300")
  const etag = first.headers.get("etag") ?? ""
  expect(etag).not.toBe("")
  await admin.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock: 0 } })
  const changed = await until("the feed has changed", async () => {
    const answer = await feed("fr", { "If-None-Match": etag })
    await answer.text()
    return answer.status === 200 ? answer : undefined
  })
  expect(changed.headers.get("content-type")).toBe("application/xml; charset=utf-8")
  expect((await feedItem(product)).of("availability")).toBe("out_of_stock")
  for (const wrong of ["google-xx.xml", "google-fr.json", "meta", "..%2fapi%2fshop"])
    expect([wrong, (await fetch(`${SHOP}/feeds/${wrong}`)).status < 500]).toEqual([wrong, true])
  expect((await fetch(`${SHOP}/feeds/google-xx.xml`)).status).toBe(404)
})
