import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import { LANGUAGES } from "@bon-perroquet/shop-api/contract"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { htmlPage, sendPage } from "./html-page.js"
import { pageLanguage } from "./language.js"
import { PageCache } from "./page-cache.js"
import { PageTemplate } from "./page-template.js"
import { refuse } from "./refusal.js"
import type { Renderer } from "./renderer.js"

/** Files whose name holds a hash of their content never change under it. */
const IMMUTABLE = "public, max-age=31536000, immutable"
const AN_HOUR = "public, max-age=3600"

const isFile = (path: string) => /\.[a-z0-9]{2,11}$/i.test(path)

type ScreenSettings = { clientDir: string; renderer: Renderer; shopUrl: URL; engineUrl: URL }

/** The built storefront: hashed files for ever, public screens drawn here, personal ones in the browser. */
export async function serveScreens(app: FastifyInstance, settings: ScreenSettings) {
  await serveFiles(app, settings.clientDir)
  const sendScreen = await screenSender(settings)
  app.get("/index.html", (_request, reply) => reply.redirect("/", 308))
  app.get("/*", sendScreen)
  app.setNotFoundHandler((request, reply) => {
    reply.header("Allow", "GET, HEAD")
    return refuse(request, reply, 405, "method_not_allowed")
  })
}

async function serveFiles(app: FastifyInstance, clientDir: string) {
  const hashed = join(clientDir, "assets")
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ["**/index.html*", "**/.vite/**"],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", path.startsWith(hashed) ? IMMUTABLE : AN_HOUR)
      reply.header("Vary", "Accept-Encoding")
    },
  })
}

async function screenSender({ clientDir, renderer, shopUrl, engineUrl }: ScreenSettings) {
  const template = new PageTemplate(clientDir)
  const origin = shopUrl.origin
  const cache = new PageCache({ renderer, template, origin, engineUrl: engineUrl.origin })
  const empty = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await htmlPage(template.empty(language))] as const),
    ),
  )

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = new URL(request.url, origin)
    if (isFile(address.pathname)) return refuse(request, reply, 404, "not_found")
    const language = pageLanguage(address, request.headers)
    const shell = empty.get(language)
    if (!shell) throw new Error(`No page in ${language}`)
    if (renderer.kindOf(address.pathname) === "personal") {
      reply.header("X-Robots-Tag", "noindex")
      return sendPage(request, reply, shell, 200)
    }
    try {
      const page = await cache.page(address, language)
      return await sendPage(request, reply, page, page.status)
    } catch (error) {
      // The browser may still reach what the edge did not, and tells the visitor if it doesn't.
      request.log.warn({ err: error }, "a page could not be drawn")
      return sendPage(request, reply.header("Retry-After", 5), shell, 503)
    }
  }
}
