import { engineFile } from "../engine-query/engine-file"

/** What this needs to know of the engine's finder of routes. */
interface Finder {
  add(route: unknown): void
  find(path: string, method: string): unknown
}
type FinderClass = new (routes?: unknown[]) => Finder

/** Characters of addresses that one finder remembers, about; an entry costs some beside its text. */
const MAX_CHARACTERS = 4_000_000
const PER_ENTRY = 100

/**
 * The engine's finder notes every address that it was ever asked about, for ever: each cart's, and each that somebody
 * makes up. This one begins anew when it has noted many.
 */
export const boundedFinder = (Original: FinderClass, most = MAX_CHARACTERS): FinderClass =>
  class BoundedRoutesFinder implements Finder {
    private readonly routes: unknown[]
    private finder: Finder
    private noted = 0

    constructor(routes: unknown[] = []) {
      this.routes = [...routes]
      this.finder = new Original(this.routes)
    }

    add(route: unknown): void {
      this.routes.push(route)
      this.finder.add(route)
    }

    find(path: string, method: string): unknown {
      this.noted += path.length + PER_ENTRY
      if (this.noted > most) {
        this.finder = new Original(this.routes)
        this.noted = 0
      }
      return this.finder.find(path, method)
    }
  }

/** Has the engine use it; called while the routes are read, before the engine makes its finders. */
export function boundRoutesFinder(): void {
  const engine = engineFile(["@medusajs/framework/http"], "routes-finder.js") as {
    RoutesFinder: FinderClass
  }
  engine.RoutesFinder = boundedFinder(engine.RoutesFinder)
}
