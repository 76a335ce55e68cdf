import { randomUUID } from "node:crypto"

/** Names a request in the logs of edge and engine, and in its answer. */
export const REQUEST_ID_HEADER = "x-request-id"

const WELL_FORMED = /^[A-Za-z0-9_-]{1,64}$/

/** The id that a caller gave, when it is one that may stand in a log; else a new one. */
export function requestIdOf(given: unknown): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID()
}

/** A request that was answered. Its address is told by the pattern of the route: no ids, no words of a search. */
export interface AnsweredRequest {
  request_id: string
  method: string
  route: string
  status: number
  duration_ms: number
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** Whatever a caller calls its method, there are only so many names of it in metrics and logs. */
export const methodOf = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : "other"
