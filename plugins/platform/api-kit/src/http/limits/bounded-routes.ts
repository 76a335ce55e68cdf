import { engineFile } from "../engine-query/bound-queries"

interface Finder {
  add(route: unknown): void
  find(path: string, method: string): unknown
}
type FinderClass = new (routes?: unknown[]) => Finder

/** Approximate number of characters of paths that one finder caches. */
const MAX_CHARACTERS = 4_000_000
const PER_ENTRY = 100

/**
 * Limits Medusa's route finder, which caches every requested path without limit. This one clears its cache when it is
 * full.
 */
export const boundedFinder = (Original: FinderClass, most = MAX_CHARACTERS): FinderClass =>
  class BoundedRoutesFinder implements Finder {
    private readonly routes: unknown[]
    private finder: Finder
    private cachedBytes = 0

    constructor(routes: unknown[] = []) {
      this.routes = [...routes]
      this.finder = new Original(this.routes)
    }

    add(route: unknown): void {
      this.routes.push(route)
      this.finder.add(route)
    }

    find(path: string, method: string): unknown {
      this.cachedBytes += path.length + PER_ENTRY
      if (this.cachedBytes > most) {
        this.finder = new Original(this.routes)
        this.cachedBytes = 0
      }
      return this.finder.find(path, method)
    }
  }

/** Replaces Medusa's finder. Call it before Medusa creates its finders. */
export function boundRoutesFinder(): void {
  const engine = engineFile(["@medusajs/framework/http"], "routes-finder.js") as {
    RoutesFinder: FinderClass
  }
  engine.RoutesFinder = boundedFinder(engine.RoutesFinder)
}
