import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const backend = join(root, "backend")
export const storefront = join(root, "storefront")
/** What `medusa build` makes; the engine runs from here in production mode. */
export const engineBuild = join(backend, ".medusa", "server")
/**
 * The engine's command line without its outermost file, which has every plugin's built JavaScript compiled again at
 * each start (ts-node): 7 s instead of 20.
 */
export const medusaCli = join(root, "node_modules", "@medusajs", "cli", "dist", "index.js")
export const defaultDataDir = join(root, ".data")

/** @param {string} plugin folder name under plugins/ */
export const pluginDir = (plugin) => join(root, "plugins", plugin)

/** @param {string} name folder name under packages/ */
export const packageDir = (name) => join(root, "packages", name)
