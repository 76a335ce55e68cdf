import { addressIn, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { pattern, textsIn } from "../shop/texts"

type Thing = { "@type": string; [field: string]: unknown }

const at = (path: string) => new URL(path, requireVariable("SHOP_URL")).href
const read = async (path: string) => (await fetch(at(path))).text()
const almonds = () => new ShopClient().product("amandes-decortiquees")

function thingsIn(html: string): Thing[] {
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return Array.from(data, ([, json = ""]) => JSON.parse(json) as Thing | Thing[]).flat()
}

describe("HTML without scripts", () => {
  it.each(LANGUAGES)(
    "the product page in %s has name, price, availability and structured data",
    async (language) => {
      const product = await almonds()
      const name = product[`name_${language}`]
      const html = await read(addressIn(language, `/products/${product[`handle_${language}`]}`))
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
      expect(html).toContain(`<title>${name} · `)
      expect(html).toContain(product.price.toFixed(2).replace(".", language === "en" ? "." : ","))
      const things = thingsIn(html)
      expect(things).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }))
      expect(things.find((thing) => thing["@type"] === "Product")).toMatchObject({
        name,
        sku: product.sku,
        offers: {
          price: product.price.toFixed(2),
          priceCurrency: "EUR",
          availability: "https://schema.org/InStock",
          shippingDetails: expect.arrayContaining([
            expect.objectContaining({
              shippingRate: { "@type": "MonetaryAmount", value: "5.95", currency: "EUR" },
              shippingDestination: { "@type": "DefinedRegion", addressCountry: "BE" },
            }),
          ]),
        },
      })
    },
  )

  it("the home page and product list show products, and a category shows only those in it", async () => {
    const products = await new ShopClient().products()
    const { category_id } = await almonds()
    for (const path of ["/", "/products"]) expect(await read(path)).toContain("<article")
    const html = await read(`/products?category=${category_id}`)
    expect(html).toContain("<article")
    const others = products.filter((product) => product.category_id !== category_id)
    expect(others.filter(({ handle }) => html.includes(`href="/products/${handle}"`))).toEqual([])
  })

  it("the sign-in form sends the password in the body, so that no URL contains it", async () => {
    const html = await read("/auth")
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/)
    const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
    const withPassword = forms.filter((form) => form.includes('type="password"'))
    expect(withPassword).not.toEqual([])
    for (const form of withPassword) expect(form).toMatch(/^<form[^>]*method="post"/)
  })

  it("the header's search is a form that opens the product list", async () => {
    const [form] = /<form[^>]*role="search".*?<\/form>/s.exec(await read("/contact")) ?? []
    expect(form).toMatch(/^<form[^>]*action="\/products"/)
    expect(form).toContain('name="q"')
    expect(await read("/products?q=amandes")).toContain("<article")
  })

  it("the checkout explains how to order instead of waiting for scripts", async () => {
    const html = await read("/checkout")
    const [, explanation] = /<main\b.*?<noscript><p[^>]*>(.*?)<\/p><\/noscript>/s.exec(html) ?? []
    expect(explanation).toMatch(pattern(textsIn("fr").checkout.noScript))
    expect(html).toMatch(/<div role="status"[^>]*scripting:none[^>]*hidden/)
  })

  it("pages link to their translations, and the sitemap lists all pages", async () => {
    const { handle, handle_nl } = await almonds()
    const html = await read(`/nl/products/${handle_nl}`)
    expect(html).toContain(`<link rel="canonical" href="${at(`/nl/products/${handle_nl}`)}"/>`)
    expect(html).toContain(`hrefLang="fr" href="${at(`/products/${handle}`)}"`)
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)

    const sitemap = await read("/sitemap-1.xml")
    const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    )
    expect(addresses).toContain(at(`/products/${handle}`))
    for (const address of addresses.filter((_, index) => index % 10 === 0))
      expect({ address, status: (await fetch(address)).status }).toEqual({ address, status: 200 })
  })
})

describe("Addresses", () => {
  async function expectLanguage(from: string, accepted: string, path: string, language: Language) {
    const answer = await fetch(at(from), { headers: { "accept-language": accepted } })
    expect(answer.url).toBe(at(path))
    expect(await answer.text()).toContain(`<html lang="${language}">`)
  }

  it("a URL without a language uses the browser's language", () =>
    expectLanguage("/products?page=2", "nl-BE,nl;q=0.9", "/nl/products?page=2", "nl"))

  it("a browser without a supported language gets the shop in French", () =>
    expectLanguage("/", "de-DE", "/", "fr"))

  it("a product's id and the former language parameter redirect to the product's address", async () => {
    const { id, handle, handle_nl } = await almonds()
    expect((await fetch(at(`/products/${id}`))).url).toBe(at(`/products/${handle}`))
    expect((await fetch(at(`/products/${handle}?lang=nl`))).url).toBe(at(`/nl/products/${handle_nl}`))
  })
})
