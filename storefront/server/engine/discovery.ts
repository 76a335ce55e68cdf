import { json } from "node:stream/consumers"
import { addressIn, DEFAULT_LANGUAGE, inLanguages, perLanguage, type Language } from "@bon-perroquet/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap"
import { z } from "zod"
import type { Storefront, Storefronts } from "./channels.js"
import { HANDLE_FIELDS, PRODUCT_HANDLES, type CatalogueCache } from "./catalogue-cache.js"
import { plainOf } from "./compressed.js"
import { refuse } from "../http/refusal.js"
import type { Renderer } from "../pages/renderer.js"
import type { ShopFactsReader } from "./shop-facts.js"

/** Maximum URLs per sitemap. The protocol allows 50,000 URLs and 50 MB (sitemaps.org). */
const MAX_ADDRESSES = 10_000
const MAX_AGE = "public, max-age=3600"
const PERSONAL = ["/checkout", "/auth", "/profile", "/account", "/admin"]

const handles = z.array(z.record(z.enum(HANDLE_FIELDS), z.string()))
const categoryHandles = z.array(z.object(inLanguages("handle", () => z.string())))

type Page = Partial<Record<Language, string>>
type Sources = {
  cache: CatalogueCache
  renderer: Renderer
  storefronts: Storefronts
  mainFacts: Pick<ShopFactsReader, "current">
}

export function serveDiscovery(app: FastifyInstance, sources: Sources) {
  const { cache, renderer, storefronts, mainFacts } = sources
  const storefrontOf = ({ headers }: FastifyRequest) => storefronts.of(headers.host)
  const read = async <T>(path: string, channel: Storefront, schema: z.ZodType<T>): Promise<T> => {
    const { variants } = cache.fresh({ path, channel }) ?? (await cache.refresh({ path, channel }))
    return schema.parse(await json(plainOf(variants)))
  }
  const addresses = async (storefront: Storefront): Promise<Page[]> => {
    const { languages } = storefront
    const { services, is_open } = await mainFacts.current()
    // Until an owner opens the shop, its pages that sell show "opening soon".
    const [products, categories] = is_open
      ? await Promise.all([
          read(PRODUCT_HANDLES, storefront, handles),
          read("/api/categories", storefront, categoryHandles),
        ])
      : [[], []]
    return [
      ...renderer
        .publicPaths(services, is_open)
        .map((path) => perLanguage(languages, (language) => addressIn(language, path))),
      ...categories.map((category) =>
        perLanguage(languages, (language) =>
          addressIn(language, `/products?category=${encodeURIComponent(category[`handle_${language}`])}`),
        ),
      ),
      ...products.map((product) =>
        perLanguage(languages, (language) =>
          addressIn(language, `/products/${encodeURIComponent(product[`handle_${language}`])}`),
        ),
      ),
    ]
  }

  app.get("/robots.txt", (request, reply) => {
    const { languages, url } = storefrontOf(request)
    const personal = new Set(
      PERSONAL.flatMap((path) => languages.map((language) => addressIn(language, path))),
    )
    const rules = ["User-agent: *", ...[...personal].map((path) => `Disallow: ${path}`), ""]
    const text = [...rules, `Sitemap: ${url.origin}/sitemap.xml`, ""].join("\n")
    return reply.header("Cache-Control", MAX_AGE).type("text/plain; charset=utf-8").send(text)
  })

  app.get("/sitemap.xml", async (request, reply) => {
    const storefront = storefrontOf(request)
    const index = new SitemapIndexStream()
    const parts = Math.ceil((await addresses(storefront)).length / MAX_ADDRESSES)
    for (let part = 1; part <= parts; part += 1)
      index.write({ url: `${storefront.url.origin}/sitemap-${part}.xml` })
    index.end()
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await streamToPromise(index))
  })

  app.get<{ Params: { part: string } }>("/sitemap-:part(^[1-9]\\d{0,4}$).xml", async (request, reply) => {
    const { params } = request
    const storefront = storefrontOf(request)
    const start = (Number(params.part) - 1) * MAX_ADDRESSES
    const part = (await addresses(storefront)).slice(start, start + MAX_ADDRESSES)
    if (part.length === 0) return refuse(request, reply, 404, "not_found")
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await sitemapOf(part, storefront))
  })
}

/** Returns a sitemap of the pages in every language, with links to their translations. */
async function sitemapOf(pages: Page[], { url: { origin }, languages }: Storefront): Promise<Buffer> {
  const stream = new SitemapStream({ hostname: origin })
  for (const page of pages) {
    const links = [
      ...languages.map((lang) => ({ lang, url: page[lang] ?? "" })),
      { lang: "x-default", url: page[DEFAULT_LANGUAGE] ?? "" },
    ]
    for (const language of languages) stream.write({ url: page[language] ?? "", links })
  }
  stream.end()
  return streamToPromise(stream)
}
