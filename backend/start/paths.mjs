import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const backend = join(root, "backend")
export const storefront = join(root, "storefront")
/** What `medusa build` makes; the engine runs from here in production mode. */
export const engineBuild = join(backend, ".medusa", "server")
export const medusaCli = join(root, "node_modules", "@medusajs", "cli", "cli.js")
export const defaultDataDir = join(root, ".data")

/** @param {string} plugin folder name under plugins/ */
export const pluginDir = (plugin) => join(root, "plugins", plugin)
