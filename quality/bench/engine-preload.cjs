const { open } = require("node:inspector")
const { basename, dirname, join } = require("node:path")

/** @typedef {{ matcher: string }[]} Routes */

// Other processes also load this file.
const isEngine = basename(process.argv[1] ?? "") === "engine.mjs"
if (isEngine) enableStockCompletion()
if (isEngine && process.env.BENCH_INSPECTOR_PORT) {
  countStatements()
  open(Number(process.env.BENCH_INSPECTOR_PORT), "127.0.0.1")
}

/**
 * Enables Medusa's own calls for completing a cart, which the shop replaces (plugins/platform/shop-api/src/store-api).
 * The benchmark compares them with the shop's.
 */
function enableStockCompletion() {
  // Loads the files by path, because the exports of the package cannot be replaced.
  const http = dirname(require.resolve("@medusajs/framework/http"))
  const middlewares = require(join(http, "utils", "define-middlewares.js"))
  const { defineMiddlewares } = middlewares
  middlewares.defineMiddlewares = (/** @type {Routes | { routes: Routes }} */ config) => {
    if (Array.isArray(config)) return defineMiddlewares(config)
    const routes = config.routes?.filter(
      ({ matcher }) => !/^\/store\/(carts|payment-collections)/.test(matcher),
    )
    return defineMiddlewares({ ...config, routes })
  }
  const { RoutesLoader } = require(join(http, "routes-loader.js"))
  const { registerRoute } = RoutesLoader.prototype
  /** Calls that Medusa defines. Medusa reads its routes before those of plugins. */
  const known = new Set()
  /** @this {object} @param {{ matcher: string, method: string }} route */
  RoutesLoader.prototype.registerRoute = function (route) {
    const call = `${route.method} ${route.matcher}`
    if (route.matcher.startsWith("/store/") && known.has(call)) return
    known.add(call)
    Reflect.apply(registerRoute, this, [route])
  }
}

/** Counts statements in `globalThis.statements` for the profiler. */
function countStatements() {
  const { Client } = require("pg")
  /** @type {Map<string, number>} */
  const counts = new Map()
  Reflect.set(globalThis, "statements", counts)
  const { query } = Client.prototype
  /** @this {import("pg").Client} @param {unknown[]} args */
  Client.prototype.query = function (...args) {
    const [asked] = args
    const text = typeof asked === "string" ? asked : Reflect.get(Object(asked), "text")
    if (typeof text === "string") counts.set(text, (counts.get(text) ?? 0) + 1)
    return Reflect.apply(query, this, args)
  }
}
