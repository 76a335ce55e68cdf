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

/** More rows than any page shows: one question for all of them would keep the engine busy for seconds. */
const MAX_ROWS = 1_000
const WHOLE = /^\d{1,9}$/

/** Whether a part of a list is asked for that there can be; the Admin API's callers may have as many rows as they like. */
export function isPart({ limit, offset }: Record<string, unknown>, most = MAX_ROWS): boolean {
  const isWhole = (value: unknown) => typeof value !== "string" || WHOLE.test(value)
  return isWhole(limit) && isWhole(offset) && !(Number(limit) > most)
}

/** In front of the engine's own calls: what they would fail at, or answer at great length. */
export function readableOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { originalUrl, query, body } = request
  const refuse = (message: string) => response.status(400).json({ type: "invalid_data", message })
  const most = /^\/store(\/|$)/i.test(request.baseUrl + request.path) ? MAX_ROWS : Infinity
  if (!isStorable([decoded(originalUrl), query, body])) refuse("This text can't be stored.")
  else if (!isPlain(body)) refuse("The body has a name that can't be used, or is too deep.")
  else if (!isPart(query, most))
    refuse(`"limit" and "offset" are whole numbers, and "limit" is ${MAX_ROWS} at most.`)
  else next()
}
