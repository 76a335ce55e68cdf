import { randomUUID } from "node:crypto"
import { addressIn, LANGUAGES, type Language, type Product } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"

const shop = new ShopClient()
/** Requests a page without cookies and without following redirects. */
const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(requireVariable("SHOP_URL") + path, { headers, redirect: "manual" })

async function expectMoved(from: string, to: string): Promise<void> {
  await until(`${from} leads to ${to}`, async () => {
    const answer = await page(from)
    return answer.status === 301 && answer.headers.get("location") === to
  })
}

const word = () => randomUUID().slice(0, 8)
const named = (names: Partial<Record<`name_${Language}`, string>> = {}) => {
  const mark = word()
  return ownProduct({
    name_fr: `Pécan décortiquée ${mark}`,
    name_nl: `Gepelde pécannoten ${mark}`,
    name_en: `Shelled pecans ${mark}`,
    ...names,
  })
}
const shown = (id: string, is: (product: Product) => boolean) =>
  until("the product in the shop", async () => {
    const product = await shop.product(id)
    return is(product) ? product : undefined
  })

describe("A product's page", () => {
  it("has a URL per language made of its name, and the other URLs redirect to it", async () => {
    const { id, name_fr } = await named()
    const mark = name_fr.split(" ").at(-1)
    const { handle, handle_fr, handle_nl, handle_en } = await shown(id, () => true)
    expect({ handle, handle_fr, handle_nl, handle_en }).toEqual({
      handle: `pecan-decortiquee-${mark}`,
      handle_fr: `pecan-decortiquee-${mark}`,
      handle_nl: `gepelde-pecannoten-${mark}`,
      handle_en: `shelled-pecans-${mark}`,
    })
    for (const [language, own] of [
      ["fr", handle_fr],
      ["nl", handle_nl],
      ["en", handle_en],
    ] as const) {
      const address = addressIn(language, `/products/${own}`)
      const answer = await page(address, { "accept-language": "fr" })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(`<html lang="${language}">`)
      for (const other of [id, handle_fr, handle_nl, handle_en].filter((each) => each !== own))
        await expectMoved(addressIn(language, `/products/${other}`), address)
    }
    const redirect = await page(`/nl/products/${id}?utm_source=mail`)
    expect(redirect.headers.get("location")).toBe(`/nl/products/${handle_nl}?utm_source=mail`)
    expect(redirect.headers.get("cache-control")).toBe("public, max-age=3600")
    expect((await page(`/nl/products/${handle_nl}-x`)).status).toBe(404)
    const answer = await page(`/api/products/${handle_nl}`, { "accept-language": "nl" })
    expect(answer.headers.get("vary")).toContain("Accept-Language")
  })

  it("has a unique handle for a repeated name, and the French handle if it has no name in a language", async () => {
    const name_nl = `Zelfde noten ${word()}`
    const [first, second] = [await named({ name_nl }), await named({ name_nl, name_en: "" })]
    const slug = name_nl.toLowerCase().replaceAll(" ", "-")
    expect((await shown(first.id, () => true)).handle_nl).toBe(slug)
    const { handle, handle_nl, handle_en } = await shown(second.id, () => true)
    expect([handle_nl, handle_en]).toEqual([`${slug}-2`, handle])
    const sameName = await named({ name_nl: second.name_fr })
    // In English, the other product has the handle.
    expect((await shown(sameName.id, () => true)).handle_nl).toBe(handle)
  })

  it("is found by its former French handle until another product uses that handle", async () => {
    const engine = await EngineClient.signIn()
    const { id, handle } = await named()
    const later = `noix-nouvelle-${word()}`
    await engine.post(`/admin/products/${id}?fields=id`, { handle: later })
    await shown(id, (product) => product.handle === later)
    await expectMoved(`/products/${handle}`, `/products/${later}`)
    const other = await named()
    await engine.post(`/admin/products/${other.id}?fields=id`, { handle })
    await shown(other.id, (product) => product.handle === handle)
    await until("the new product's page", async () => (await page(`/products/${handle}`)).status === 200)
    await engine.post(`/admin/products/${id}?fields=id`, { handle: `${later}-2` })
    await expectMoved(`/products/${later}`, `/products/${later}-2`)
  })

  it("keeps its URL when its name changes, and gets a URL in a language with its first name in that language", async () => {
    const engine = await EngineClient.signIn()
    const { id, handle_nl } = await shown((await named({ name_en: "" })).id, () => true)
    const mark = word()
    await engine.post(`/admin/languages/products/${id}`, {
      nl: { name: `Verbeterde noten ${mark}` },
      en: { name: `Corrected nuts ${mark}` },
    })
    const product = await shown(id, ({ name_nl }) => name_nl.includes(mark))
    expect(product.handle_nl).toBe(handle_nl)
    expect(product.handle_en).toBe(`corrected-nuts-${mark}`)
  })
})

it("the sitemap lists each product once per language, and each page links its translations", async () => {
  const sitemap = await (await page("/sitemap-1.xml")).text()
  const entries = Array.from(sitemap.matchAll(/<url>.*?<\/url>/gs), ([entry]) => {
    const located = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ""
    const links = Array.from(entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g), ([, lang, to]) => [
      lang,
      to,
    ])
    return [located, Object.fromEntries(links) as Record<string, string>] as const
  })
  const products = entries.filter(([address]) => address.includes("/products/"))
  const linksOf = new Map(products)
  expect(linksOf.size).toBe(products.length)
  const catalogue = await shop.products()
  for (const product of catalogue.slice(0, 10))
    for (const language of LANGUAGES) {
      const address =
        requireVariable("SHOP_URL") + addressIn(language, `/products/${product[`handle_${language}`]}`)
      expect(linksOf.get(address)?.[language]).toBe(address)
    }
  for (const [address, links] of products) {
    expect(Object.keys(links).sort()).toEqual([...LANGUAGES, "x-default"].sort())
    for (const other of Object.values(links)) expect(linksOf.get(other)).toEqual(links)
    expect(Object.values(links)).toContain(address)
  }
  for (const [address, links] of products.slice(0, 6)) {
    const html = await (await fetch(address, { headers: { "accept-language": "fr" } })).text()
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    for (const [language, to] of Object.entries(links))
      expect(html).toContain(`hrefLang="${language}" href="${to}"`)
  }
})
