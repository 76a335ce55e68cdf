import { categorySchema, DEFAULT_LANGUAGE, LANGUAGES, productSchema } from "@bon-perroquet/contract"
import type { FastifyInstance } from "fastify"
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap"
import { z } from "zod"
import { PRODUCT_HANDLES, type CatalogueCache, type PublicRead } from "./catalogue-cache.js"
import { refuse } from "./refusal.js"
import type { Renderer } from "./renderer.js"

/** Addresses in one sitemap file; the protocol's limit is 50,000 and 50 MB (sitemaps.org). */
const MOST_ADDRESSES = 10_000
/** Crawlers read it now and then. */
const MAX_AGE = "public, max-age=3600"
const PERSONAL = ["/checkout", "/auth", "/profile", "/account", "/admin"]

const handles = z.array(productSchema.pick({ handle: true }))
const categoryIds = z.array(categorySchema.pick({ id: true }))

type Sources = { cache: CatalogueCache; renderer: Renderer; shopUrl: URL }

/** What search engines read first: where they may look, and what there is. */
export function serveDiscovery(app: FastifyInstance, { cache, renderer, shopUrl }: Sources) {
  const { origin } = shopUrl

  const read = async <T>(path: PublicRead, schema: z.ZodType<T>): Promise<T> => {
    const { variants } = cache.fresh(path) ?? (await cache.refresh(path))
    return schema.parse(JSON.parse(String(variants.get("identity")?.body)))
  }
  const addresses = async (): Promise<string[]> => {
    const [products, categories] = await Promise.all([
      read(PRODUCT_HANDLES, handles),
      read("/api/categories", categoryIds),
    ])
    return [
      ...renderer.publicPaths(),
      ...categories.map(({ id }) => `/products?category=${encodeURIComponent(id)}`),
      ...products.map(({ handle }) => `/products/${encodeURIComponent(handle)}`),
    ]
  }

  app.get("/robots.txt", (_request, reply) => {
    const rules = ["User-agent: *", ...PERSONAL.map((path) => `Disallow: ${path}`), ""]
    const text = [...rules, `Sitemap: ${origin}/sitemap.xml`, ""].join("\n")
    return reply.header("Cache-Control", MAX_AGE).type("text/plain; charset=utf-8").send(text)
  })

  app.get("/sitemap.xml", async (_request, reply) => {
    const index = new SitemapIndexStream()
    const parts = Math.ceil((await addresses()).length / MOST_ADDRESSES)
    for (let part = 1; part <= parts; part += 1) index.write({ url: `${origin}/sitemap-${part}.xml` })
    index.end()
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await streamToPromise(index))
  })

  app.get<{ Params: { part: string } }>("/sitemap-:part(^[1-9]\\d{0,4}$).xml", async (request, reply) => {
    const { params } = request
    const start = (Number(params.part) - 1) * MOST_ADDRESSES
    const part = (await addresses()).slice(start, start + MOST_ADDRESSES)
    if (part.length === 0) return refuse(request, reply, 404, "not_found")
    return reply
      .header("Cache-Control", MAX_AGE)
      .type("application/xml")
      .send(await sitemapOf(part, origin))
  })
}

/** Every page in every language, each with its counterparts in the others. */
async function sitemapOf(paths: string[], hostname: string): Promise<Buffer> {
  const stream = new SitemapStream({ hostname })
  for (const path of paths) {
    const links = [
      ...LANGUAGES.map((lang) => ({ lang, url: inLanguage(path, lang) })),
      { lang: "x-default", url: path },
    ]
    for (const language of LANGUAGES) stream.write({ url: inLanguage(path, language), links })
  }
  stream.end()
  return streamToPromise(stream)
}

/** The same address as a page's canonical link names it (src/components/PageHead.tsx). */
function inLanguage(path: string, language: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`
}
