import { createServer, type IncomingMessage } from "node:http"
import { requestIdOf, REQUEST_ID_HEADER } from "@bon-perroquet/observability/requests"
import compress from "@fastify/compress"
import Fastify, { LogController, type FastifyError, type FastifyInstance } from "fastify"
import { proxyApi } from "./engine/api-proxy.js"
import { CatalogueCache } from "./engine/catalogue-cache.js"
import type { EdgeConfig } from "./config.js"
import { serveDiscovery } from "./engine/discovery.js"
import { Storefronts } from "./engine/channels.js"
import { Engine } from "./engine/engine.js"
import { allowOrigins } from "./http/cross-origin.js"
import type { EdgeRefusal } from "./http/messages.js"
import { serveMetrics } from "./observability/metrics.js"
import { observeRequests } from "./observability/observed-requests.js"
import { PublicReads } from "./engine/public-reads.js"
import { ShopFactsReader } from "./engine/shop-facts.js"
import { addRateLimits, contactLimit, openingLimit } from "./http/rate-limit.js"
import { addReadiness } from "./observability/readiness.js"
import { refuse } from "./http/refusal.js"
import type { Renderer } from "./pages/renderer.js"
import { serveScreens } from "./pages/screens.js"
import { Insight } from "./insight/insight.js"
import { addSecurityHeaders, BARE_HEADERS, PICTURE_POLICY } from "./http/security-headers.js"
import { mkdirSync } from "node:fs"
import fastifyStatic from "@fastify/static"

/** Maximum length of a request's URL in characters. */
const URL_LIMIT = 4_096

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/

/** Matches paths, except "//name" and "/\name", which browsers treat as another host. */
const PLAIN = /^\/(?![/\\])/

/** Detects two Host headers, which servers could interpret differently (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? "")) hosts += 1
  return hosts > 1
}

/** Age in milliseconds from which a request that needs no other facts refreshes the shop's address. */
const ADDRESS_FRESH_MS = 5_000

const CODES: Record<number, EdgeRefusal> = {
  404: "not_found",
  405: "method_not_allowed",
  413: "request_too_large",
  414: "address_too_long",
  429: "too_many_requests",
}

declare module "fastify" {
  interface FastifyInstance {
    /** Makes `/readyz` return 503. The edge still answers requests. */
    stopTakingShoppers: () => void
  }
}

/** Creates the edge, the shop's only public server. @param renderer renders the screens; absent in development */
export async function buildEdge(config: EdgeConfig, renderer: Renderer | null): Promise<FastifyInstance> {
  const engine = new Engine(config.engineUrls, config.engineTimeoutMs)
  const cache = new CatalogueCache(engine)
  const local = new URL(`http://localhost:${config.port}`)
  const shopUrl = (): URL => {
    if (config.shopUrl) return config.shopUrl
    // Reads the facts in the background. Each request needs the address, but it hardly ever changes.
    void mainFacts.current(ADDRESS_FRESH_MS)
    return mainFacts.address ?? local
  }
  const storefronts = new Storefronts(config.merchantFile, shopUrl)
  const mainFacts = new ShopFactsReader(engine, storefronts.main)
  const publicReads = new PublicReads(cache, storefronts)
  const insight = new Insight(engine, storefronts)
  const allowed = allowOrigins(config.otherOrigins)
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy:
      config.trustProxy ?? ((address: string) => shopUrl().protocol === "https:" && LOOPBACK.test(address)),
    // Fastify's own log lines would contain IP addresses and search words.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    routerOptions: { maxParamLength: URL_LIMIT },
    // Rejects URLs that cannot be decoded, because Fastify calls no route and no error handler for them.
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply.headers(BARE_HEADERS), 400, "invalid_request")
    },
    // During shutdown, Fastify would otherwise answer requests on keep-alive connections with 503.
    return503OnClosing: false,
    // Closes idle connections only, so that open requests can finish.
    forceCloseConnections: "idle",
    serverFactory: (handler) =>
      createServer(
        {
          headersTimeout: 10_000,
          requestTimeout: 30_000,
          keepAliveTimeout: 65_000,
          // By default Node.js checks for timeouts every 30 s.
          connectionsCheckingInterval: 2_000,
        },
        (request, response) => {
          insight.observe(request, response)
          const otherwise = () => handler(request, response)
          if (hasTwoHosts(request)) otherwise()
          else allowed(request, response, () => publicReads.answer(request, response, otherwise))
        },
      ),
  })
  insight.start()
  app.addHook("onClose", async () => {
    await insight.end()
    await engine.close()
  })
  observeRequests(app)
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 413) await drainBody(request.raw)
    if (status >= 500) request.log.error({ err: error }, "unexpected error")
    return refuse(request, reply, status, CODES[status] ?? (status < 500 ? "invalid_request" : "unexpected"))
  })
  await addSecurityHeaders(app, { ...config, shopUrl })
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id)
    if (!PLAIN.test(request.url) || hasTwoHosts(request.raw))
      return refuse(request, reply, 400, "invalid_request")
    if (request.url.length > URL_LIMIT) return refuse(request, reply, 414, "address_too_long")
  })
  await addRateLimits(app)
  const { end } = addReadiness(app, engine)
  app.decorate("stopTakingShoppers", end)
  serveMetrics(app, { token: config.metricsToken, cache, engine })
  await servePictures(app, config.uploadsDir)
  await app.register(async (scope) => {
    await scope.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] })
    proxyApi(
      scope,
      { engine, storefronts },
      {
        "/api/payments/checkout/session": openingLimit(config.checkoutRateLimit),
        "/api/gift-cards/purchases": openingLimit(config.checkoutRateLimit),
        "/api/contact": contactLimit(config.contactRateLimit),
      },
    )
  })
  if (config.clientDir && renderer) {
    serveDiscovery(app, { cache, renderer, storefronts, mainFacts })
    await serveScreens(app, { clientDir: config.clientDir, renderer, engine, storefronts, mainFacts })
  }
  return app
}

/** Maximum bytes of a request body that are read and discarded. */
const MAX_BYTES = 128 * 1024 * 1024

/** Reads the rest of a body, because most clients read the response only after they have sent everything. */
async function drainBody(body: IncomingMessage): Promise<void> {
  if (Number(body.headers["content-length"] ?? 0) > MAX_BYTES) return
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_BYTES) return
    }
  } catch {
    // Ignored, because the client has disconnected.
  }
}

const PICTURE = /^\/(?!.*private-)(?!.*\/\.)[\w./-]+\.(avif|webp|png|jpe?g|gif|svg)$/i

/** Serves pictures at /static/…, and no other files of the folder. */
async function servePictures(app: FastifyInstance, uploadsDir: string) {
  mkdirSync(uploadsDir, { recursive: true })
  const scoped = async (scope: FastifyInstance) => {
    await scope.register(fastifyStatic, {
      root: uploadsDir,
      prefix: "/",
      decorateReply: false,
      index: false,
      cacheControl: false,
      // The engine's file provider names private files "private-…".
      allowedPath: (path) => PICTURE.test(path),
      setHeaders: (reply) => {
        reply.header("Cache-Control", "public, max-age=31536000, immutable")
        reply.header("Content-Security-Policy", PICTURE_POLICY)
        // Medusa Admin shows the pictures on pages of another origin.
        reply.header("Cross-Origin-Resource-Policy", "cross-origin")
      },
    })
    scope.setNotFoundHandler((request, reply) => refuse(request, reply, 404, "not_found"))
  }
  await app.register(scoped, { prefix: "/static" })
}
