import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import { STORAGE_KEYS, type Language, type MerchantTags } from "@bon-perroquet/contract"
import { logoAddress, THEME } from "@bon-perroquet/contract/theme"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { TooMany } from "../turns/turns.js"
import type { Storefronts } from "../engine/channels.js"
import type { Engine } from "../engine/engine.js"
import { chosenLanguage, visitorLanguage } from "../http/language.js"
import { htmlPage, sendPage, VARY_BY_VISITOR, type HtmlPage } from "./html-page.js"
import { ShopFactsReader, type ShopFacts } from "../engine/shop-facts.js"
import { informationPageIn, sendMarkdown } from "./information-markdown.js"
import { OldAddresses, type OldRedirect } from "./old-addresses.js"
import { PageCache, type Site } from "./page-cache.js"
import { pageLanguage, type AnsweredElsewhere } from "./page-language.js"
import { PageTemplate } from "./page-template.js"
import { newPagesLimit } from "../http/rate-limit.js"
import { refuse } from "../http/refusal.js"
import type { Renderer } from "./renderer.js"
import { allowedGroups, hasTags, withTags } from "../http/tag-policy.js"
import { newXsrfCookie } from "../http/xsrf-cookie.js"

/** For files whose names contain a hash of the content. */
const IMMUTABLE = "public, max-age=31536000, immutable"
const AN_HOUR = "public, max-age=3600"

const admitted = () => Promise.resolve()

const isFile = (path: string) => /\.[a-z0-9]{2,11}$/i.test(path)

type ScreenSettings = {
  clientDir: string
  renderer: Renderer
  storefronts: Storefronts
  mainFacts: ShopFactsReader
  engine: Engine
}

/** Returns the storefront of a request with its facts. */
function sitesOf({ storefronts, engine, mainFacts }: ScreenSettings): (request: FastifyRequest) => Site {
  const sites = new Map(
    storefronts.all.map((storefront) => [
      storefront,
      {
        storefront,
        shopFacts: storefront === storefronts.main ? mainFacts : new ShopFactsReader(engine, storefront),
      },
    ]),
  )
  return ({ headers }) => {
    const storefront = storefronts.of(headers.host)
    const site = sites.get(storefront)
    if (!site) throw new Error(`The edge serves no channel "${storefront.code}".`)
    return site
  }
}

export async function serveScreens(app: FastifyInstance, settings: ScreenSettings) {
  const siteOf = sitesOf(settings)
  await serveFiles(app, settings.clientDir)
  app.get("/manifest.webmanifest", async (request, reply) => {
    const facts = await siteOf(request).shopFacts.current()
    return reply
      .type("application/manifest+json")
      .header("Cache-Control", AN_HOUR)
      .send(JSON.stringify(webManifest(facts)))
  })
  const sendScreen = screenSender(app, settings, siteOf)
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

const A_YEAR = 31_536_000
/** Redirects are cached for at most a day, so that a wrong one can be corrected. */
const A_DAY = "public, max-age=86400"

/** Adds the parameters of the requested URL that the new address lacks. */
function withQuery(location: string, { searchParams, search }: URL): string {
  const [path = location, query] = location.split("?")
  if (query === undefined) return location + search
  const parameters = new URLSearchParams(query)
  for (const [name, value] of searchParams) if (!parameters.has(name)) parameters.append(name, value)
  return `${path}?${parameters.toString()}`
}

/** Sends a redirect. A redirect that depends on the cookie or the browser's language is not cached. */
function leadOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, status, asked }: AnsweredElsewhere,
) {
  if (status === 302) reply.header("Cache-Control", "private, no-store").header("Vary", VARY_BY_VISITOR)
  else if (asked === undefined || chosenLanguage(request.headers)) reply.header("Cache-Control", A_DAY)
  else
    reply
      .header("Cache-Control", "private, no-store")
      // Stores the language in the cookie, because French addresses have no prefix.
      .header("Set-Cookie", `${STORAGE_KEYS.language}=${asked}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`)
  return reply.redirect(location, status)
}

/** Redirects an address of a former shop. */
function leadFromOld(reply: FastifyReply, { location, is_for_all }: OldRedirect) {
  if (is_for_all) reply.header("Cache-Control", A_DAY)
  else reply.header("Cache-Control", "private, no-store").header("Vary", VARY_BY_VISITOR)
  return reply.redirect(location, 301)
}

function screenSender(
  app: FastifyInstance,
  { clientDir, renderer, storefronts, engine }: ScreenSettings,
  siteOf: (request: FastifyRequest) => Site,
) {
  const template = new PageTemplate(clientDir)
  const cache = new PageCache({ renderer, template, engine })
  const mayDraw = app.createRateLimit(newPagesLimit)
  const shellsOf = new WeakMap<ShopFacts, Map<string, Promise<HtmlPage>>>()
  const shellOf = async ({ shopFacts }: Site, pathname: string, language: Language) => {
    const shop = await shopFacts.current()
    const shells = shellsOf.get(shop) ?? new Map<string, Promise<HtmlPage>>()
    shellsOf.set(shop, shells)
    const files = renderer.filesFor(pathname, language)
    const key = files.join(" ")
    const shell = shells.get(key) ?? htmlPage(template.page(language, files, shop))
    shells.set(key, shell)
    return shell
  }

  const oldAddresses = new OldAddresses(engine)
  const isScreen = (path: string) => renderer.screenOf(path).isKnown
  const admitTo = (request: FastifyRequest) => async () => {
    const answer = await mayDraw(request)
    if (!answer.isAllowed && answer.isExceeded) throw new TooMany()
  }
  const oldRedirect = (request: FastifyRequest, url: URL, admit: () => Promise<void>) => {
    const { storefront } = siteOf(request)
    const language = visitorLanguage(request.headers, storefront.languages)
    return oldAddresses.find(url, language, { ip: request.ip, admit, storefront })
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOf(request)
    const { storefront, shopFacts } = site
    const url = new URL(request.url, storefront.url)
    try {
      const isOld = OldAddresses.isPossible(url, isScreen)
      const found = isOld ? await oldRedirect(request, url, admitTo(request)) : undefined
      if (found) return await leadFromOld(reply, found)
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      return refuse(request, reply.header("Retry-After", 5), 429, "too_many_requests")
    }
    const text = informationPageIn(url, storefront.languages)
    if (text && (await shopFacts.current()).services.includes("agents")) {
      const page = await cache.page(site, text, admitTo(request)).catch(() => undefined)
      if (page && (await sendMarkdown(reply, page, url.origin))) return reply
      return refuse(request, reply.header("Retry-After", 5), 503, "engine_unavailable")
    }
    if (isFile(url.pathname)) return refuse(request, reply, 404, "not_found")
    const answered = pageLanguage(url, request.headers, storefront.languages)
    if ("location" in answered) return leadOn(request, reply, answered)
    const { language, address, isForAll } = answered
    if (!isForAll) reply.header("Vary", VARY_BY_VISITOR)
    const { rendered, isListed } = renderer.screenOf(address.pathname)
    if (!isListed) reply.header("X-Robots-Tag", "noindex")
    const undrawn = () => shellOf(site, address.pathname, language)
    const { tags } = await shopFacts.current()
    const send = (page: HtmlPage, status: number) => {
      // The page sets the XSRF token. If API calls set it, parallel calls would each set a different one. A redirect
      // does not set it, because a shared cache would give the token of one visitor to all.
      const cookie = newXsrfCookie(request.headers.cookie, storefronts.main.url.protocol === "https:")
      if (cookie) reply.header("Set-Cookie", cookie)
      return sendPage(request, reply, page, { status, variant: allowTags(request, reply, tags) })
    }
    if (rendered === "nothing") return send(await undrawn(), 200)
    try {
      const admit = rendered === "around" ? admitted : admitTo(request)
      const page = await cache.page(site, { address, language }, admit)
      if (page.location !== undefined)
        return await reply.header("Cache-Control", AN_HOUR).redirect(withQuery(page.location, url), 301)
      // The address of an unknown product may be one of a former shop.
      const isUnknown = page.status === 404 && isScreen(address.pathname)
      const found = isUnknown ? await oldRedirect(request, url, admitted) : undefined
      if (found) return await leadFromOld(reply, found)
      return await send(page, page.status)
    } catch (error) {
      // Sends the page without a rendered screen, because the browser may still reach the engine.
      if (!(error instanceof TooMany)) request.log.warn({ err: error }, "a page could not be rendered")
      if (rendered === "around") return send(await undrawn(), 200)
      reply.header("Retry-After", 5)
      return send(await undrawn(), 503)
    }
  }
}

/**
 * Lets a page load the merchant's tags that the visitor allowed. The page itself is the same for everybody.
 * @returns the allowed groups
 */
function allowTags(request: FastifyRequest, reply: FastifyReply, tags: MerchantTags): string {
  if (!hasTags(tags)) return ""
  reply.header("Vary", reply.getHeader("Vary") ?? "Accept-Encoding, Cookie")
  const groups = allowedGroups(tags, request.headers)
  const policy = reply.getHeader("Content-Security-Policy")
  if (typeof policy === "string") reply.header("Content-Security-Policy", withTags(policy, tags, groups))
  return groups.join(".")
}

const icon = (logo: string | undefined, size: 192 | 512, purpose = "any") => ({
  src: logo ? logoAddress(logo, `${size}`) : THEME.pictures.icons[size],
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

function webManifest({ merchant: { name }, brand: { logo, colors } }: ShopFacts) {
  const ofLogo = (...which: [192 | 512, string?]) => icon(logo?.id, ...which)
  return {
    name,
    short_name: name,
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [ofLogo(192), ofLogo(512), ofLogo(512, "maskable")],
  }
}
