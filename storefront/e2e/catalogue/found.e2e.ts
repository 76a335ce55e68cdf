import { LANGUAGES } from "@bon-perroquet/contract"
import { addressOf, nameOf } from "../shop/catalogue"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"

type Thing = { "@type": string; [field: string]: unknown }

test.describe("pages without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const language of LANGUAGES) {
    test(`the product page in ${language} has name, price, availability and structured data`, async ({
      page,
      catalogue,
    }) => {
      const almonds = await catalogue.almonds()
      await page.goto(addressOf(almonds, language))
      const name = nameOf(almonds, language)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
      await expect(page.getByRole("main")).toContainText(
        almonds.price.toFixed(2).replace(".", language === "en" ? "." : ","),
      )
      await expect(page).toHaveTitle(new RegExp(`^${name} · `))

      const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
        (json) => JSON.parse(json) as Thing[],
      )
      expect(things.map((thing) => thing["@type"])).toEqual(
        expect.arrayContaining(["Product", "BreadcrumbList"]),
      )
      expect(things.find((thing) => thing["@type"] === "Product")).toMatchObject({
        name,
        sku: almonds.sku,
        offers: {
          price: almonds.price.toFixed(2),
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
    })
  }

  test("the home page and product list show products, and a category shows only those in it", async ({
    page,
    catalogue,
  }) => {
    const almonds = await catalogue.almonds()
    for (const address of ["/", "/products", `/products?category=${almonds.category_id}`]) {
      await page.goto(address)
      await expect(page.getByRole("article").first()).toBeVisible()
    }
    const others = (await catalogue.all()).filter(({ category_id }) => category_id !== almonds.category_id)
    for (const { handle } of others)
      await expect(page.locator(`a[href^="/products/${handle}"]`)).toHaveCount(0)
  })

  test("a URL without a language uses the browser's language", async ({ request }) => {
    const headers = { "accept-language": "nl-BE,nl;q=0.9" }
    const answer = await request.get("/products?page=2", { headers })
    expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe("/nl/products?page=2")
    expect(await answer.text()).toContain('<html lang="nl">')
  })
})

test("pages link to their translations, and the sitemap lists all pages", async ({ request, catalogue }) => {
  const { handle, handle_nl } = await catalogue.almonds()
  const html = await (await request.get(`/nl/products/${handle_nl}`)).text()
  const origin = new URL((await request.get("/")).url()).origin
  expect(html).toContain(`<link rel="canonical" href="${origin}/nl/products/${handle_nl}"/>`)
  expect(html).toContain(`hrefLang="fr" href="${origin}/products/${handle}"`)
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)

  const sitemap = await (await request.get("/sitemap-1.xml")).text()
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) =>
    (address ?? "").replaceAll("&amp;", "&"),
  )
  expect(addresses).toContain(`${origin}/products/${handle}`)
  for (const address of addresses.filter((_, index) => index % 10 === 0))
    expect((await request.get(address)).status(), address).toBe(200)
})

test("hydration keeps the language of a page, and a language that the visitor chooses is used on later pages", async ({
  page,
}) => {
  await page.goto("/?lang=nl")
  await expect(page).toHaveURL(/:\d+\/nl$/)
  await expect(page.locator("html")).toHaveAttribute("lang", "nl")
  await (await hydrated(page.getByRole("combobox", { name: "Taal" }))).selectOption("en")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good nuts make good parrots")
  await expect(page).toHaveURL(/:\d+\/en$/)
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})
