import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isStorable } from "./storable"

/** Half a character when the address can't be decoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return "\ud800"
  }
}

/** Names that every object of JavaScript answers to: the engine's own messages stumble over them. */
const TAKEN = new Set(Object.getOwnPropertyNames(Object.prototype))
/** Deeper than anything that a shop sends; the engine follows some bodies by recursion. */
const MAX_DEPTH = 32

/** Whether something that was sent has only names of its own, and is no deeper than it may be. */
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

/** More rows than any page shows: one request for all of them would keep the engine busy for seconds. */
const MAX_ROWS = 1_000
/** Lists of the shop's set-up that Medusa Admin requests whole, with a limit of 9,999. */
const LISTED_WHOLE = /^\/admin\/(product-categories|stock-locations|regions|price-preferences)\/?$/i
const MAX_WHOLE = 10_000
const WHOLE_NUMBER = /^\d{1,9}$/
/** An e-mail address has 254 characters at most. */
const MAX_SEARCH = 500

/** Returns which part of the list can't be requested, or undefined. */
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

/** In front of the engine's own calls: refuses what they would fail at, or work on for too long. */
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
