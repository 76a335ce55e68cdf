import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export interface EdgeConfig {
  host: string
  port: number
  /** Public URL of the shop. Its scheme determines HSTS and Secure cookies. Null if the dashboard sets it. */
  shopUrl: URL | null
  otherOrigins: string[]
  /** URLs of the engine processes, at least one. */
  engineUrls: URL[]
  /** Milliseconds until a request to the engine fails. */
  engineTimeoutMs?: number
  clientDir: string | null
  /** Folder of the screens for server rendering. Used with clientDir only. */
  pagesDir: string
  merchantFile: string
  uploadsDir: string
  bucketUrl: URL | undefined
  /** Maximum payment pages per IP address and minute. */
  checkoutRateLimit: number
  /** Maximum contact messages per IP address in ten minutes. */
  contactRateLimit: number
  /**
   * Proxies whose X-Forwarded-For header is trusted. By default one on this machine if the shop's URL has https, because
   * the edge itself has no TLS.
   */
  trustProxy?: boolean | string | ((address: string, hop: number) => boolean) | undefined
  logLevel: string
  /** Bearer token for metrics. Without it, /metrics returns 404. */
  metricsToken: string | undefined
  /**
   * Seconds for which the edge still answers requests after SIGTERM, until the load balancer has stopped sending them.
   */
  drainSeconds: number
}

/** The folder storefront/dist. This file is in its subfolder `server`. */
const built = join(dirname(fileURLToPath(import.meta.url)), "..")

export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const port = positive(env.PORT, 8000)
  return {
    host: env.HOST || "127.0.0.1",
    port,
    shopUrl: env.SHOP_URL ? new URL(env.SHOP_URL) : null,
    otherOrigins: (env.SHOP_ORIGINS ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    engineUrls: (env.ENGINE_URLS || env.ENGINE_URL || "http://127.0.0.1:9000")
      .split(",")
      .map((url) => new URL(url.trim())),
    clientDir: env.CLIENT_DIR === "" ? null : (env.CLIENT_DIR ?? join(built, "client")),
    pagesDir: env.PAGES_DIR || join(built, "pages"),
    merchantFile: env.MERCHANT_FILE || join(built, "..", "..", "merchant.json"),
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

/** Parses TRUST_PROXY: "1" is a number of proxies, "true" trusts any, other values are addresses. */
function proxies(text: string | undefined): EdgeConfig["trustProxy"] {
  if (!text) return undefined
  if (text === "false") return false
  if (text === "true") return true
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}
