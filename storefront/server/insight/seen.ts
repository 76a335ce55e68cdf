import type { IncomingHttpHeaders } from "node:http"
import { readAddress, type CountedStep, type Language } from "@bon-perroquet/contract"
import { languageOf, visitorLanguage } from "../http/language.js"
import { visitSource } from "./source.js"

export interface Seen {
  step: CountedStep
  language: Language
  source?: string
}

interface Request {
  method: string | undefined
  url: string
  headers: IncomingHttpHeaders
}

const API_PRODUCT = /^\/api\/products\/([^/?]+)$/
const CART_ITEMS = /^\/api\/cart\/[^/?]+\/items$/
const CHECKOUT = "/api/payments/checkout/session"
const PRODUCT_PAGE = /^\/products\/([^/]+)\/?$/
/** Addresses that are no screens of the shop, and those to which a payment page returns. */
const NO_VISIT =
  /^\/(?:admin|api|assets|static|feeds|checkout|gift-cards\/bought|healthz|readyz|metrics)(?:\/|$)|\.[a-z0-9]{2,11}$/i

const isPrefetch = ({ purpose, "sec-purpose": secPurpose }: IncomingHttpHeaders) =>
  [purpose, secPurpose].some((each) => String(each ?? "").includes("prefetch"))

/** Returns whether a browser loads a page, not a program or a script of a page. */
const isDocument = ({ "sec-fetch-dest": dest, accept }: IncomingHttpHeaders): boolean =>
  dest === undefined ? Boolean(accept?.includes("text/html")) : dest === "document"

/** Staff also fill carts, for telephone orders. The edge cannot verify the token, but a wrong one is refused anyway. */
function isStaff({ authorization }: IncomingHttpHeaders): boolean {
  const [, payload = ""] = /^bearer [^.]+\.([^.]+)\./i.exec(authorization ?? "") ?? []
  return payload !== "" && Buffer.from(payload, "base64url").toString("utf8").includes('"actor_type":"user"')
}

/** Decodes escapes. Leaves invalid ones, which robots send. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const lastSegment = (path: string) => path.replace(/\/$/, "").split("/").at(-1) ?? ""

/** A page that changes its address reads the product from there. Other reads, for example of a cart, are no views. */
function isViewOf(product: string, referer: string | undefined, own: URL): boolean {
  if (!referer || !URL.canParse(referer)) return false
  const { host, pathname } = new URL(referer)
  return (
    host === own.host &&
    PRODUCT_PAGE.test(readAddress(pathname).path) &&
    decoded(lastSegment(pathname)) === decoded(product)
  )
}

function pageSeen({ url, headers }: Request, own: URL): Seen[] {
  // "//name" would be another host.
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(url, own)) return []
  const address = new URL(url, own)
  const { language: named, path } = readAddress(address.pathname)
  if (NO_VISIT.test(path)) return []
  const language = named ?? visitorLanguage(headers)
  const source = visitSource(address, headers.referer, own.hostname)
  return [
    ...(source === null ? [] : [{ step: "visit", language, source } as const]),
    ...(PRODUCT_PAGE.test(path) ? [{ step: "product_view", language } as const] : []),
  ]
}

/** Returns what a request means if it succeeds. Most requests mean nothing, so the cheap checks come first. */
export function seenIn(request: Request, own: URL): Seen[] {
  const { method, url, headers } = request
  const [path = ""] = url.split("?")
  const language = () => languageOf(headers["accept-language"])
  if (method === "POST") {
    const step = path === CHECKOUT ? "checkout" : CART_ITEMS.test(path) ? "cart" : null
    return step && !isStaff(headers) ? [{ step, language: language() }] : []
  }
  if (method !== "GET" || isPrefetch(headers)) return []
  if (path.startsWith("/api/")) {
    const [, product] = API_PRODUCT.exec(path) ?? []
    return product && isViewOf(product, headers.referer, own)
      ? [{ step: "product_view", language: language() }]
      : []
  }
  return isDocument(headers) ? pageSeen(request, own) : []
}
