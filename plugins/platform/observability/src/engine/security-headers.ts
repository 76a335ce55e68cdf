import { createRequire } from "node:module"
import type { IncomingMessage, ServerResponse } from "node:http"
import { savedShopAddress } from "@bon-perroquet/shop-settings/address"

const originOf = (address: string | undefined): string[] => {
  try {
    return address ? [new URL(address).origin] : []
  } catch {
    return []
  }
}

const PICTURES = [
  "img-src 'self' data: blob:",
  ...originOf(process.env.SHOP_URL || `http://localhost:${process.env.SHOP_PORT ?? 8000}`),
  ...originOf(process.env.S3_FILE_URL),
].join(" ")
const ADMIN_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ")
/** Allows bundled scripts only. Components insert style elements, and pictures can be in the bucket. */
const adminPolicy = () => `${ADMIN_POLICY}; ${PICTURES} ${savedShopAddress()}`.trimEnd()
/** Blocks everything, because no browser renders API answers. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

const ADMIN = /^\/app(\/|\?|$)/i
/** Paths whose policy the edge sets. */
const OF_THE_EDGE = /^\/(api|static)(\/|\?|$)/i

export function setSecurityHeaders({ url = "" }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin")
  if (OF_THE_EDGE.test(url)) return
  response.setHeader("X-Frame-Options", "DENY")
  response.setHeader("Content-Security-Policy", ADMIN.test(url) ? adminPolicy() : API_POLICY)
}

type Configure = (this: { disable: (setting: string) => void }) => void
interface Express {
  application: { defaultConfiguration: Configure }
}

/** Removes Express's X-Powered-By header. Call it before Medusa creates its application. */
export function hideExpress(): void {
  const requireFrom = createRequire(createRequire(__filename).resolve("@medusajs/medusa/commands/start"))
  const { application } = requireFrom("express") as Express
  const { defaultConfiguration } = application
  application.defaultConfiguration = function configure() {
    defaultConfiguration.call(this)
    this.disable("x-powered-by")
  }
}
