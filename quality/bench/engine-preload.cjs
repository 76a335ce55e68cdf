// Loaded by the benchmark's engine before anything else: what only a benchmark may do to it.
const { open } = require("node:inspector")
const { dirname, join } = require("node:path")

/** @typedef {{ matcher: string }[]} Routes */

const isEngine = process.argv[2] === "start"
if (isEngine) openStockCompletion()
if (isEngine && process.env.BENCH_INSPECTOR_PORT) {
  countStatements()
  open(Number(process.env.BENCH_INSPECTOR_PORT), "127.0.0.1")
}

/**
 * The shop shuts Medusa's own door to an order (see plugins/checkout/src/api/middlewares.ts). What stands behind it
 * is what the shop is compared with, so the benchmark's engine leaves it open.
 */
function openStockCompletion() {
  // Inside the package: what it exports can't be replaced.
  const inside = join(dirname(require.resolve("@medusajs/framework/http")), "utils", "define-middlewares.js")
  const middlewares = require(inside)
  const { defineMiddlewares } = middlewares
  middlewares.defineMiddlewares = (/** @type {Routes | { routes: Routes }} */ config) => {
    if (Array.isArray(config)) return defineMiddlewares(config)
    const routes = config.routes?.filter(({ matcher }) => matcher !== "/store/carts/:id/complete")
    return defineMiddlewares({ ...config, routes })
  }
}

/** How often each statement is sent to PostgreSQL, in `globalThis.statements`, for the profiler to read. */
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
