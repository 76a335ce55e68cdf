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

const callsOf = new WeakMap<object, Router>()

/**
 * The shop's calls with the middlewares before them. Express holds a request against every route in turn, the engine's
 * several hundred before the shop's: one that has come through `apiMiddleware` is held against the shop's alone.
 */
function shopCalls(request: MedusaRequest): Router {
  const known = callsOf.get(request.app)
  if (known) return known
  const { _router: router } = request.app as unknown as { _router: Router }
  const calls = Object.create(router) as Router
  calls.stack = router.stack.filter(isForCalls)
  callsOf.set(request.app, calls)
  return calls
}

/**
 * Whether an address is written as its route is: Express takes capitals and a slash at the end as well, and what counts by
 * address elsewhere would take them for others.
 */
function isSpelled(path: string, route: string): boolean {
  const [given, wanted] = [path.split("/"), route.split("/")]
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) => segment.startsWith(":") || segment === given[index])
  )
}

/** The HTTP methods that some route answers at this request's path: empty for an unknown path. */
export function methodsAt(request: MedusaRequest): string[] {
  const path = request.originalUrl.split("?", 1)[0] ?? ""
  const methods = new Set<string>()
  for (const { regexp, route } of shopCalls(request).stack) {
    if (!route || !regexp.test(path) || !isSpelled(path, String(route.path))) continue
    for (const method of Object.keys(route.methods)) methods.add(method.toUpperCase())
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
  shopCalls(request).handle(request, response, (error?: unknown) => {
    Object.assign(request, { url, baseUrl })
    next(error)
  })
}
