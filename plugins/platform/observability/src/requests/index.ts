import { randomUUID } from "node:crypto"

/** Matches `[1000]` and higher, also percent-encoded. */
const FAR_INDEX = /(\[|%5b)((?:\d|%3\d){4,})(?=\]|%5d)/gi

/**
 * Limits list indices to 999. Medusa lets qs build and scan lists of any length: `?a[999999999]=1` would block the
 * process for 40 s. A leading zero makes the value an object, which every call rejects.
 * @param address path and query
 */
export function withoutFarIndex(address: string): string {
  const query = address.indexOf("?")
  return query < 0 ? address : address.slice(0, query) + address.slice(query).replace(FAR_INDEX, "$10$2")
}

export const REQUEST_ID_HEADER = "x-request-id"

const WELL_FORMED = /^[A-Za-z0-9_-]{1,64}$/

/** Returns the caller's id if it is safe to log, otherwise a new one. */
export function requestIdOf(header: unknown): string {
  return typeof header === "string" && WELL_FORMED.test(header) ? header : randomUUID()
}

/** An answered request for log and metrics. `route` is the route's pattern, without ids and search words. */
export interface AnsweredRequest {
  request_id: string
  method: string
  route: string
  status: number
  duration_ms: number
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** Unknown methods get one name in metrics and logs. */
export const methodOf = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : "other"
