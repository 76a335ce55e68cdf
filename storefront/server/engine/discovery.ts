import { json } from "node:stream/consumers"
import {
  addressIn,
  DEFAULT_LANGUAGE,
  inLanguages,
  LANGUAGES,
  perLanguage,
  type Language,
} from "@bon-perroquet/contract"
import type { FastifyInstance } from "fastify"
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap"
import { z } from "zod"
import { HANDLE_FIELDS, PRODUCT_HANDLES, type CatalogueCache } from "./catalogue-cache.js"
import { plainOf } from "./compressed.js"
import { refuse } from "../http/refusal.js"
import type { Renderer } from "../pages/renderer.js"

/** Maximum URLs per sitemap. The protocol allows 50,000 URLs and 50 MB (sitemaps.org). */
const MAX_ADDRESSES = 10_000
const MAX_AGE = "public, max-age=3600"
const PERSONAL = ["/checkout", "/auth", "/profile", "/account", "/admin"]

const handles = z.array(z.record(z.enum(HANDLE_FIELDS), z.string()))
const categoryHandles = z.array(z.object(inLanguages("handle", () => z.string())))

type Page = Record<Language, string>
type Sources = { cache: CatalogueCache; renderer: Renderer; shopUrl: () => URL }

export function serveDiscovery(app: FastifyInstance, { cache, renderer, shopUrl }: Sources) {
  const origin = () => shopUrl().origin

  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const { variants } = cache.fresh({ path }) ?? (await cache.refresh({ path }))
    return schema.parse(await json(plainOf(variants)))
  }
  const addresses = async (): Promise<Page[]> => {
    const [products, categories] = await Promise.all([
      read(PRODUCT_HANDLES, handles),
      read("/api/categories", categoryHandles),
    ])
    return [
      ...renderer
        .publicPaths()
        .map((path) => perLanguage(LANGUAGES, (language) => addressIn(language, path))),
      ...categories.map((category) =>
        perLanguage(LANGUAGES, (language) =>
          addressIn(language, `/products?category=${encodeURIComponent(category[`handle_${language}`])}`),
        ),
      ),
      ...products.map((product) =>
        perLanguage(LANGUAGES, (language) =>
          addressIn(language, `/products/${encodeURIComponent(product[`handle_${language}`])}`),
        ),
      ),
    ]
  }

  app.get("/robots.txt", (_request, reply) => {
    const personal = new Set(
      PERSONAL.flatMap((path) => LANGUAGES.map((language) => addressIn(language, path))),
    )
    const rules = ["User-agent: *", ...[...personal].map((path) => `Disallow: ${path}`), ""]
    const text = [...rules, `Sitemap: ${origin()}/sitemap.xml`, ""].join("\n")
    return reply.header("Cache-Control", MAX_AGE).type("text/plain; charset=utf-8").send(text)
  })

  app.get("/sitemap.xml", async (_request, reply) => {
    const index = new SitemapIndexStream()
    const parts = Math.ceil((await addresses()).length / MAX_ADDRESSES)
    for (let part = 1; part <= parts; part += 1) index.write({ url: `${origin()}/sitemap-${part}.xml` })
    index.end()
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await streamToPromise(index))
  })

  app.get<{ Params: { part: string } }>("/sitemap-:part(^[1-9]\\d{0,4}$).xml", async (request, reply) => {
    const { params } = request
    const start = (Number(params.part) - 1) * MAX_ADDRESSES
    const part = (await addresses()).slice(start, start + MAX_ADDRESSES)
    if (part.length === 0) return refuse(request, reply, 404, "not_found")
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await sitemapOf(part, origin()))
  })
}

/** Returns a sitemap of the pages in every language, with links to their translations. */
async function sitemapOf(pages: Page[], hostname: string): Promise<Buffer> {
  const stream = new SitemapStream({ hostname })
  for (const page of pages) {
    const links = [
      ...LANGUAGES.map((lang) => ({ lang, url: page[lang] })),
      { lang: "x-default", url: page[DEFAULT_LANGUAGE] },
    ]
    for (const language of LANGUAGES) stream.write({ url: page[language], links })
  }
  stream.end()
  return streamToPromise(stream)
}
