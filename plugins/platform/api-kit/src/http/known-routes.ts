import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

interface Router {
  stack: Layer[]
  handle: (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => void
}
interface Layer {
  regexp: RegExp
  route?: { path: unknown; methods: Record<string, boolean> }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
/**
 * Prefix of middleware paths that match only some of the shop's calls. `ALL_OF_API` matches all of them, as in
 * `apiMiddleware`.
 */
const BELOW_API = String.raw`^\/api\/`
const ALL_OF_API = String.raw`^\/api\/?`

const isForCalls = ({ regexp: { source }, route }: Layer): boolean =>
  route
    ? typeof route.path === "string" && route.path.startsWith("/api/")
    : source.startsWith(BELOW_API) && !source.startsWith(ALL_OF_API)

/** The path segments of a route. A segment with a colon matches any text. */
interface Address {
  segments: string[]
  methods: string[]
}
interface Calls {
  router: Router
  addresses: Map<number, Address[]>
}

const callsOf = new WeakMap<object, Calls>()

/** Returns the shop's calls with their middlewares. Express would try several hundred Medusa routes first. */
function shopCalls(request: MedusaRequest): Calls {
  const count = callsOf.get(request.app)
  if (count) return count
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
 * Returns the HTTP methods at the request's path, or none if the path is unknown. The path must match
 * exactly. Express also accepts capitals and a trailing slash, but limits that count by path would not
 * recognise those.
 */
export function methodsAt(request: MedusaRequest): string[] {
  const requestSegments = (request.originalUrl.split("?", 1)[0] ?? "").split("/")
  const methods = new Set<string>()
  for (const { segments, methods: own } of shopCalls(request).addresses.get(requestSegments.length) ?? []) {
    const fits = (segment: string, index: number) =>
      segment.startsWith(":") ? requestSegments[index] !== "" : segment === requestSegments[index]
    if (segments.every(fits)) for (const method of own) methods.add(method.toUpperCase())
  }
  if (methods.has("GET")) methods.add("HEAD")
  return METHODS.filter((method) => methods.has(method))
}

export function callAt(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { url, baseUrl } = request
  // Restores the full path, because Express removes the prefix below `apiMiddleware`.
  request.url = request.originalUrl
  request.baseUrl = ""
  shopCalls(request).router.handle(request, response, (error?: unknown) => {
    Object.assign(request, { url, baseUrl })
    next(error)
  })
}
