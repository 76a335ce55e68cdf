import { errorSchema } from "@bon-perroquet/contract"
import type { FuzzRequest } from "./requests"
import type { WireAnswer } from "./wire"

export interface Finding {
  of: string
  what: string
  request: string
  answer: string
}

/** Patterns that no response may contain: stack traces, SQL, and messages of the database or of libraries. */
const LEAKS: [name: string, sign: RegExp][] = [
  ["a stack", /\n\s+at .+[(:]\d+|\bat \/|\.(ts|js|mjs):\d+:\d+/],
  ["a path", /node_modules|(?<!\w)\/home\/|\/usr\/(src|lib|local)|\.medusa\/server|\.data\//],
  ["SQL", /\bselect\b[^<]{1,200}\bfrom\b\s+["\w]|\binsert into\b|\bupdate "|\bdelete from\b/i],
  [
    "the database's words",
    // The word boundaries exclude random ids that contain KNEX, and "reconnu", which contains ECONN.
    /violates|postgres|syntax error|invalid byte sequence|relation "|column "|\bknex|mikro-?orm|\bECONN/i,
  ],
  ["a defect's words", /is not a function|cannot read propert|undefined \(reading/i],
]

/** Markup from a request that would run in a visitor's browser. */
const MARKUP = /<script>alert\(1\)|<img src=x onerror/

export function faultIn(request: FuzzRequest, answer: WireAnswer): string | undefined {
  const { status, headers, body } = answer
  if (status === 0) return isOversized(request) ? undefined : "no answer"
  if (status >= 500) return `status ${status}`
  if (request.refusedFor && (status < 400 || status > 499))
    return `status ${status} for ${request.refusedFor}`
  const text = `${JSON.stringify(headers)}\n${body}`
  const leak = LEAKS.find(([, sign]) => sign.test(text))
  if (leak) return `tells ${leak[0]}: ${leak[1].exec(text)?.[0].slice(0, 80) ?? ""}`
  if (headers["x-powered-by"]) return "names its software"
  const type = String(headers["content-type"] ?? "")
  if (type.startsWith("text/html") && MARKUP.test(body)) return "repeats a visitor's markup"
  if (String(headers["set-cookie"] ?? "").includes("a=b")) return "sets a visitor's cookie"
  return isShapeless(request, answer) ? "a refusal of another shape" : undefined
}

/** Node's limit for the head of a request in bytes: https://nodejs.org/api/http.html#httpmaxheadersize */
const MAX_HEAD = 16 * 1024
const MAX_BODY = 90_000

/** Returns whether a request is so large that the connection may close before the response. */
function isOversized({ target, headers, bytes }: FuzzRequest): boolean {
  const head = headers.reduce((sum, [name, value]) => sum + name.length + value.length, target.length)
  return head > MAX_HEAD || (bytes?.length ?? 0) > MAX_BODY
}

/** Returns whether an error lacks the API's format. Errors of Node's HTTP parser have another format. */
function isShapeless({ method, target }: FuzzRequest, { status, body }: WireAnswer): boolean {
  if (status < 400 || status === 431 || method === "HEAD" || !target.startsWith("/api/")) return false
  try {
    return !errorSchema.safeParse(JSON.parse(body)).success
  } catch {
    return true
  }
}

/** Returns the details with which a request can be repeated. */
export const described = ({ method, target, server, caller, headers, bytes }: FuzzRequest): string =>
  `${method} ${target.slice(0, 300)} at the ${server} by ${caller} ${JSON.stringify(headers).slice(0, 300)} ` +
  (bytes ? JSON.stringify(bytes.toString("latin1").slice(0, 400)) : "")
