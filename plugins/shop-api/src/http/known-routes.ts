import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What this needs to know of Express 4's router and its layers. */
interface Router {
  stack: Layer[]
  handle: (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => void
}
interface Layer {
  regexp: RegExp
  route?: { path: unknown; methods: Record<string, boolean> }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
/** A middleware for some of the shop's calls; the one for all of them is `apiMiddleware`. */
const BELOW_API = String.raw`^\/api\/`
const ALL_OF_API = String.raw`^\/api\/?`

const isForCalls = ({ regexp: { source }, route }: Layer): boolean =>
  route
    ? typeof route.path === "string" && route.path.startsWith("/api/")
    : source.startsWith(BELOW_API) && !source.startsWith(ALL_OF_API)

/** An address that some route answers: its segments, of which any text may stand for one that begins with a colon. */
interface Address {
  segments: string[]
  methods: string[]
}
interface Calls {
  router: Router
  /** By how many segments they have. */
  addresses: Map<number, Address[]>
}

const callsOf = new WeakMap<object, Calls>()

/**
 * The shop's calls with the middlewares before them. Express holds a request against every route in turn, the engine's
 * several hundred before the shop's: one that has come through `apiMiddleware` is held against the shop's alone.
 */
function shopCalls(request: MedusaRequest): Calls {
  const known = callsOf.get(request.app)
  if (known) return known
  const { _router: all } = request.app as unknown as { _router: Router }
  const router = Object.create(all) as Router
  router.stack = all.stack.filter(isForCalls)
  const addresses: Calls["addresses"] = new Map()
  for (const { route } of router.stack) {
    if (!route) continue
    const segments = String(route.path).split("/")
    const alike = addresses.get(segments.length) ?? []
    addresses.set(segments.length, [...alike, { segments, methods: Object.keys(route.methods) }])
  }
  const calls = { router, addresses }
  callsOf.set(request.app, calls)
  return calls
}

/**
 * The HTTP methods that some route answers at this request's path: empty for an unknown path. An address is to be written as
 * its route is: Express takes capitals and a slash at the end as well, and what counts by address elsewhere would take them
 * for others.
 */
export function methodsAt(request: MedusaRequest): string[] {
  const given = (request.originalUrl.split("?", 1)[0] ?? "").split("/")
  const methods = new Set<string>()
  for (const { segments, methods: own } of shopCalls(request).addresses.get(given.length) ?? []) {
    const fits = (segment: string, index: number) =>
      segment.startsWith(":") ? given[index] !== "" : segment === given[index]
    if (segments.every(fits)) for (const method of own) methods.add(method.toUpperCase())
  }
  if (methods.has("GET")) methods.add("HEAD")
  return METHODS.filter((method) => methods.has(method))
}

/** Answers a request, whose path is known, by the shop's call for it. */
export function callAt(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { url, baseUrl } = request
  // As the application has it: below `apiMiddleware`, Express leaves its own path out.
  request.url = request.originalUrl
  request.baseUrl = ""
  shopCalls(request).router.handle(request, response, (error?: unknown) => {
    Object.assign(request, { url, baseUrl })
    next(error)
  })
}
