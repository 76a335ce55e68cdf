import { randomUUID } from "node:crypto"

/** Identifies a request in the logs of edge and engine, and in its answer. */
export const REQUEST_ID_HEADER = "x-request-id"

const WELL_FORMED = /^[A-Za-z0-9_-]{1,64}$/

/** Returns the caller's id if it is safe to log, otherwise a new one. */
export function requestIdOf(given: unknown): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID()
}

/** An answered request. The path is the pattern of its route, without ids and search words. */
export interface AnsweredRequest {
  request_id: string
  method: string
  route: string
  status: number
  duration_ms: number
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** Returns a known method name, so that callers can't create new names in metrics and logs. */
export const methodOf = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : "other"
