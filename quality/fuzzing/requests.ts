import fc from "fast-check"
import { isListed, sensitiveActionOf } from "@bon-perroquet/api-kit/roles"
import { addresses } from "./generators/addresses"
import { bodies, type Body } from "./generators/bodies"
import { isForAdministrators, nameOf, type Call } from "./calls"
import { fitting, type KnownValues } from "./generators/from-schema"
import { nearly } from "./generators/nearly"
import { oddText } from "./generators/odd-values"

export const CALLERS = ["nobody", "customer", "unverified", "administrator", "removed", "forger"] as const
export type Caller = (typeof CALLERS)[number]
export type Server = "edge" | "engine"

export interface FuzzRequest {
  of?: string
  method: string
  target: string
  server: Server
  caller: Caller
  headers: [name: string, value: string][]
  bytes?: Buffer
  /** Reason why the request must be rejected. Absent if it may be accepted. */
  refusedFor?: string
}

/** Encodes text as single bytes without line breaks, because a header cannot contain others. */
const wireText = (text: string) =>
  Buffer.from(text, "utf8")
    .toString("latin1")
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "")
    .slice(0, 4_000)

const HEADERS = [
  "Accept-Language",
  "Accept-Encoding",
  "Accept",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-HTTP-Method-Override",
  "X-Request-Id",
  "X-Medusa-Locale",
  "X-Publishable-Api-Key",
  "X-No-Compression",
  "X-XSRF-TOKEN",
  "Cookie",
  "If-None-Match",
  "If-Modified-Since",
  "Range",
  "Origin",
  "Referer",
  "User-Agent",
  "Idempotency-Key",
  "Stripe-Signature",
]

const oddHeaders: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.tuple(fc.constantFrom(...HEADERS), oddText.map(wireText)).map((pair): [string, string] => pair),
      { maxLength: 3 },
    ),
  },
)

/** Generates the call's method, and sometimes another method. */
const methods = (method: string) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "PATCH",
        "DELETE",
        "OPTIONS",
        "TRACE",
        "PROPFIND",
        "PURGE",
      ),
    },
  )

const callersOf = ({ path }: Call): fc.Arbitrary<Caller> =>
  isForAdministrators(path)
    ? fc.constantFrom(...CALLERS, "administrator", "administrator", "administrator", "removed")
    : fc.constantFrom(...CALLERS, "customer", "customer", "customer", "unverified")

/** Returns whether a path leads to a buyer's data, which only this customer may read. */
const isOfBuyer = (target: string): boolean => /^\/api\/users\/orders\/BP-\d{4}-\d{6}/.test(target)

/** Matches the APIs whose calls must be listed in a table. Monitoring has other URLs. */
const LISTED = /^\/(api|admin|store|auth|hooks|cloud)(\/|$)/

function objection(
  call: Call,
  { method, target, caller }: Pick<FuzzRequest, "method" | "target" | "caller">,
  body: Body | undefined,
): string | undefined {
  if (isForAdministrators(call.path) && caller !== "administrator" && method !== "OPTIONS")
    return `asked by a ${caller}`
  if (isOfBuyer(target) && caller !== "customer" && method !== "OPTIONS")
    return `another's, asked by a ${caller}`
  if (method !== "OPTIONS" && LISTED.test(call.path) && !isListed(method, call.path)) return "in no table"
  const action = sensitiveActionOf(method, call.path)
  if (action && ["fresh_proof", "second_factor"].includes(action.assurance) && !action.proofInRequest)
    return "a session without a fresh proof"
  if (method !== call.method || !call.schemas?.body || !body || !("json" in body)) return undefined
  return call.schemas.body.safeParse(body.json).success ? undefined : "a body that does not fit"
}

export function requestsOf(call: Call, values: KnownValues): fc.Arbitrary<FuzzRequest> {
  const right = call.schemas?.body ? fitting(call.schemas.body, values) : fc.constant({})
  const takesFiles = /upload|import/.test(call.path)
  // The edge does not forward Medusa's APIs, so their calls are sent to the engine only.
  const servers: Server[] = call.path.startsWith("/api/") ? ["edge", "edge", "engine"] : ["engine"]
  return fc
    .record({
      method: methods(call.method),
      target: addresses(call, values),
      server: fc.constantFrom(...servers),
      caller: callersOf(call),
      headers: oddHeaders,
      body: ["GET", "DELETE"].includes(call.method)
        ? fc.option(bodies(right, nearly(right), takesFiles), { nil: undefined, freq: 10 })
        : bodies(right, nearly(right), takesFiles),
    })
    .map(({ body, headers, ...request }) => {
      const refusedFor = objection(call, request, body)
      return {
        ...request,
        of: nameOf(call),
        headers: [...headers, ...(body?.headers ?? [])],
        ...(body && { bytes: body.bytes }),
        ...(refusedFor && { refusedFor }),
      }
    })
}

/**
 * Returns the same requests for the same seed and call. The call is part of the seed, because otherwise all calls would
 * have the same callers.
 */
export function sampleOf(call: Call, values: KnownValues, seed: number, count: number): FuzzRequest[] {
  const own = Buffer.from(nameOf(call)).reduce((sum, byte) => (sum * 31 + byte) | 0, seed)
  return fc.sample(requestsOf(call, values), { seed: own, numRuns: Math.max(1, Math.round(count)) })
}
