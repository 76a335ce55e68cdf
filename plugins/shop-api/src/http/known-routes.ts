import type { MedusaRequest } from "@medusajs/framework/http"

/** What this needs to know of a layer of Express 4's router. */
interface Layer {
  regexp: RegExp
  route?: { path: unknown; methods: Record<string, boolean> }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

const layersOf = new WeakMap<object, Layer[]>()

function apiLayers(request: MedusaRequest): Layer[] {
  const known = layersOf.get(request.app)
  if (known) return known
  const { _router: router } = request.app as unknown as { _router: { stack: Layer[] } }
  const layers = router.stack.filter(
    ({ route }) => typeof route?.path === "string" && route.path.startsWith("/api/"),
  )
  layersOf.set(request.app, layers)
  return layers
}

/** The HTTP methods that some route answers at this request's path: empty for an unknown path. */
export function methodsAt(request: MedusaRequest): string[] {
  const path = request.originalUrl.split("?", 1)[0] ?? ""
  const methods = new Set<string>()
  for (const { regexp, route } of apiLayers(request)) {
    if (!route || !regexp.test(path)) continue
    for (const method of Object.keys(route.methods)) methods.add(method.toUpperCase())
  }
  if (methods.has("GET")) methods.add("HEAD")
  return METHODS.filter((method) => methods.has(method))
}
