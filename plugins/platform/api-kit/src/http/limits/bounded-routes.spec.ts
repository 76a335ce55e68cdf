import { dirname, join } from "node:path"
import { boundedFinder, boundRoutesFinder } from "./bounded-routes"

/** Stores all paths, like Medusa's finder. */
class RecordingRoutes {
  static recorded = new Map<object, Set<string>>()
  constructor(private readonly routes: unknown[] = []) {
    RecordingRoutes.recorded.set(this, new Set())
  }
  add(route: unknown): void {
    this.routes.push(route)
  }
  find(path: string, method: string): unknown {
    RecordingRoutes.recorded.get(this)?.add(`${method}:${path}`)
    return this.routes.find((route) => route === path) ?? null
  }
}

it("the route finder clears cached paths and keeps its routes", () => {
  const finder = new (boundedFinder(RecordingRoutes, 1_000))(["/a"])
  finder.add("/b")
  for (let index = 0; index < 500; index++) expect(finder.find(`/made-up/${index}`, "GET")).toBeNull()
  expect(["/a", "/b", "/c"].map((path) => finder.find(path, "GET"))).toEqual(["/a", "/b", null])
  expect(Math.max(...[...RecordingRoutes.recorded.values()].map(({ size }) => size))).toBeLessThan(20)
})

it("Medusa's router uses the replaced finder", () => {
  const { ApiLoader } = jest.requireActual<{ ApiLoader: { toString(): string } }>("@medusajs/framework/http")
  expect(String(ApiLoader)).toContain("new routes_finder_1.RoutesFinder(")
})

it("Medusa's finder is replaceable and finds the same routes", () => {
  boundRoutesFinder()
  const file = join(dirname(require.resolve("@medusajs/framework/http")), "routes-finder.js")
  const { RoutesFinder } = jest.requireActual<{ RoutesFinder: ReturnType<typeof boundedFinder> }>(file)
  const route = { matcher: "/store/products/:id", method: "GET", handler: () => undefined }
  const finder = new RoutesFinder()
  finder.add(route)
  for (const path of ["/store/products/1", "/store/products/1"])
    expect(finder.find(path, "GET")).toMatchObject({ matcher: route.matcher })
  expect([finder.find("/store/products", "GET"), finder.find("/store/products/1", "POST")]).toEqual([
    null,
    null,
  ])
})
