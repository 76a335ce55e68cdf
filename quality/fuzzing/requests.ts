import fc from "fast-check"
import { sensitiveActionOf } from "@bon-perroquet/shop-api/roles"
import { addresses } from "./generators/addresses"
import { bodies, type Body } from "./generators/bodies"
import { isForAdministrators, nameOf, type Call } from "./calls"
import { fitting, type Known } from "./generators/from-schema"
import { nearly } from "./generators/nearly"
import { oddText } from "./generators/odd-values"

export const CALLERS = ["nobody", "customer", "unverified", "administrator", "removed", "forger"] as const
export type Caller = (typeof CALLERS)[number]
/** The shop's public server, and the engine behind it for whoever gets that far. */
export type Server = "edge" | "engine"

export interface FuzzRequest {
  /** The call it tries, as in the route's file; absent where it tries none. */
  of?: string
  method: string
  /** Path and query as they stand in the request line. */
  target: string
  server: Server
  caller: Caller
  headers: [name: string, value: string][]
  bytes?: Buffer
  /** Why the shop has to say no; absent where it may say yes. */
  refusedFor?: string
}

/** A header's value on the wire: no line ends, one byte a character. */
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

/** A call asked with another method now and then. */
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

/** What belongs to one who has bought: here, the customer alone. */
const isOfBuyer = (target: string): boolean => /^\/api\/users\/orders\/BP-\d{4}-\d{6}/.test(target)

/** Why this can't be right, as far as that is known beforehand. */
function objection(
  call: Call,
  { method, target, caller }: Pick<FuzzRequest, "method" | "target" | "caller">,
  body: Body | undefined,
): string | undefined {
  if (isForAdministrators(call.path) && caller !== "administrator" && method !== "OPTIONS")
    return `asked by a ${caller}`
  if (isOfBuyer(target) && caller !== "customer" && method !== "OPTIONS")
    return `another's, asked by a ${caller}`
  const action = sensitiveActionOf(method, call.path)
  if (action && ["fresh_proof", "second_factor"].includes(action.assurance) && !action.proofInRequest)
    return "a session without a fresh proof"
  if (method !== call.method || !call.schemas?.body || !body || !("json" in body)) return undefined
  return call.schemas.body.safeParse(body.json).success ? undefined : "a body that does not fit"
}

/** Anything that may be asked of a call. */
export function requestsOf(call: Call, known: Known): fc.Arbitrary<FuzzRequest> {
  const right = call.schemas?.body ? fitting(call.schemas.body, known) : fc.constant({})
  const takesFiles = /upload|import/.test(call.path)
  // The edge has nothing of Medusa's own APIs.
  const servers: Server[] = call.path.startsWith("/api/") ? ["edge", "edge", "engine"] : ["engine"]
  return fc
    .record({
      method: methods(call.method),
      target: addresses(call, known),
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
 * As many requests of a call as are wanted, the same for the same seed. Each call has a seed of its own, or all of them
 * would be asked by the same few people.
 */
export function sampleOf(call: Call, known: Known, seed: number, count: number): FuzzRequest[] {
  const own = Buffer.from(nameOf(call)).reduce((sum, byte) => (sum * 31 + byte) | 0, seed)
  return fc.sample(requestsOf(call, known), { seed: own, numRuns: Math.max(1, Math.round(count)) })
}
