import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isStorable } from "./storable"

/** Decodes a URL. If that fails, returns a lone surrogate, which a later check rejects. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return "\ud800"
  }
}

/**
 * Property names of every JavaScript object, such as `constructor`. Medusa fails to report an error of a field with
 * such a name.
 */
const TAKEN = new Set(Object.getOwnPropertyNames(Object.prototype))
/** Maximum depth of a body, deeper than any valid one. Medusa handles some bodies recursively. */
const MAX_DEPTH = 32

export function isPlain(sent: unknown): boolean {
  const left = [{ value: sent, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue
    if (depth >= MAX_DEPTH) return false
    for (const [key, inner] of Object.entries(value)) {
      if (TAKEN.has(key)) return false
      left.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

/** Maximum number of rows, more than any page shows. Reading all rows would block the engine for seconds. */
const MAX_ROWS = 1_000
/** Configuration lists that Medusa Admin requests completely, with a limit of 9,999. */
const LISTED_WHOLE = /^\/admin\/(product-categories|stock-locations|regions|price-preferences)\/?$/i
const MAX_WHOLE = 10_000
const WHOLE_NUMBER = /^\d{1,9}$/
/** Maximum length of a search, longer than an e-mail address, which has at most 254 characters. */
const MAX_SEARCH = 500

export function listObjection(
  { limit, offset, q }: Record<string, unknown>,
  path: string,
): string | undefined {
  const most = LISTED_WHOLE.test(path) ? MAX_WHOLE : MAX_ROWS
  const isWhole = (value: unknown) => typeof value !== "string" || WHOLE_NUMBER.test(value)
  if (!isWhole(limit) || !isWhole(offset) || Number(limit) > most)
    return `"limit" and "offset" are whole numbers, and "limit" is ${most} at most.`
  const search = typeof q === "string" ? q : JSON.stringify(q ?? "")
  return search.length > MAX_SEARCH ? `"q" has ${MAX_SEARCH} characters at most.` : undefined
}

/** Removes the id that Medusa Admin sends with the values of a promotion's rule, because Medusa rejects it. */
export function dropStrayId(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  delete request.query["id"]
  next()
}

/** Rejects requests for which Medusa would fail or be too slow. */
export function readableOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { originalUrl, query, body } = request
  const refuse = (message: string) => response.status(400).json({ type: "invalid_data", message })
  const objection = listObjection(query, request.baseUrl + request.path)
  if (!isStorable([decoded(originalUrl), query, body])) refuse("This text can't be stored.")
  else if (!isPlain(body)) refuse("The body has a name that can't be used, or is too deep.")
  else if (objection !== undefined) refuse(objection)
  else next()
}
