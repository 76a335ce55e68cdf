import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const backend = join(root, "backend")
export const storefront = join(root, "storefront")
/** The engine runs here in production mode. */
export const engineBuild = join(backend, ".medusa", "server")
/** The outermost file compiles every plugin's JavaScript again (ts-node): 20 seconds instead of 7. */
export const medusaCli = join(root, "node_modules", "@medusajs", "cli", "dist", "index.js")
export const defaultDataDir = join(root, ".data")

const packages = join(root, "packages")
/** @param {string} name folder in packages/ */
export const packageDir = (name) => join(packages, name)

/** @param {string} workspace its folder @param {string} [file] the workspace by default */
export function outputOf(workspace, file = workspace) {
  if (dirname(workspace) !== packages) return join(workspace, ".medusa", "server", relative(workspace, file))
  return join(workspace, "dist", file === workspace ? "" : relative(join(workspace, "src"), file))
}
