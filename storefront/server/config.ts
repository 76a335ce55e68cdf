import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** Everything the edge is told; there is no other configuration. */
export interface EdgeConfig {
  host: string
  port: number
  /** Public address of the shop: its scheme decides about HSTS and Secure cookies. */
  shopUrl: URL
  /** The engine's processes, at least one. */
  engineUrls: URL[]
  /** Milliseconds that the engine may say nothing; the usual ones when absent. */
  engineTimeoutMs?: number
  /** The built storefront; null where something else serves the screens (development). */
  clientDir: string | null
  /** The same screens, built to be drawn on the server; read where there is a clientDir. */
  pagesDir: string
  /** Says who sells. */
  merchantFile: string
  uploadsDir: string
  /** Where pictures are that are kept in a bucket; undefined where there is none. */
  bucketUrl: URL | undefined
  /** Payment pages one address may open per minute. */
  checkoutRateLimit: number
  /** Messages to the merchant one address may send in ten minutes. */
  contactRateLimit: number
  /** Whether and how far X-Forwarded-For is believed. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  logLevel: string
  /** Who sends it may read the metrics; without one nobody may. */
  metricsToken: string | undefined
  /** How long it goes on answering after it was asked to end, for a balancer to notice. */
  drainSeconds: number
}

/** Built to storefront/dist/server, beside storefront/dist/client and storefront/dist/pages. */
const built = join(dirname(fileURLToPath(import.meta.url)), "..")

/** Reads the edge's configuration from the environment. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const port = positive(env.PORT, 8000)
  return {
    host: env.HOST || "127.0.0.1",
    port,
    shopUrl: new URL(env.SHOP_URL || `http://localhost:${port}`),
    engineUrls: (env.ENGINE_URLS || env.ENGINE_URL || "http://127.0.0.1:9000")
      .split(",")
      .map((url) => new URL(url.trim())),
    clientDir: env.CLIENT_DIR === "" ? null : (env.CLIENT_DIR ?? join(built, "client")),
    pagesDir: env.PAGES_DIR || join(built, "pages"),
    merchantFile: join(built, "..", "..", "merchant.json"),
    uploadsDir: env.UPLOADS_DIR || join(process.cwd(), "uploads"),
    bucketUrl: env.S3_FILE_URL ? new URL(env.S3_FILE_URL) : undefined,
    checkoutRateLimit: positive(env.CHECKOUT_RATE_LIMIT, 60),
    contactRateLimit: positive(env.CONTACT_RATE_LIMIT, 5),
    trustProxy: proxies(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL || "info",
    metricsToken: env.METRICS_TOKEN || undefined,
    drainSeconds: positive(env.DRAIN_SECONDS, 0),
  }
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

/** "1" is a number of proxies in front, "true" believes any, anything else is a list of their addresses. */
function proxies(text: string | undefined): EdgeConfig["trustProxy"] {
  if (!text || text === "false") return false
  if (text === "true") return true
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}
