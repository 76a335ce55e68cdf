import { dirname, join, relative } from "node:path"
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

const packages = join(root, "packages")
/** @param {string} name folder name under packages/ */
export const packageDir = (name) => join(packages, name)

/**
 * Where the JavaScript of a source file lies: in a plugin where Medusa looks for it, in a package in `dist`.
 * @param {string} workspace its folder @param {string} [file] all of it when absent
 */
export function outputOf(workspace, file = workspace) {
  if (dirname(workspace) !== packages) return join(workspace, ".medusa", "server", relative(workspace, file))
  return join(workspace, "dist", file === workspace ? "" : relative(join(workspace, "src"), file))
}
