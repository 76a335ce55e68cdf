import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const backend = join(root, "backend")
export const storefront = join(root, "storefront")
export const edgeSources = join(storefront, "server")
export const engineBuild = join(backend, ".medusa", "server")
/** File with an id that changes with every build of a package, a plugin or the backend. */
export const buildId = join(backend, ".medusa", "build-id")
/**
 * Path of Medusa's command line. The package's main file would compile every plugin's JavaScript again (ts-node), which
 * takes 20 seconds instead of 7.
 */
export const medusaCli = join(root, "node_modules", "@medusajs", "cli", "dist", "index.js")
export const defaultDataDir = join(root, ".data")
/**
 * Environment of the shop's programs in which Node 22.1 and later store compiled code. V8 checks that the code belongs
 * to the source file, and Node separates versions and flags.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(defaultDataDir, "compile-cache") }

const packages = join(root, "packages")
/** @param {string} name folder in packages/ */
export const packageDir = (name) => join(packages, name)

/**
 * Returns the path of the build output of a workspace or of one of its files.
 * @param {string} workspace its folder @param {string} [file] default: the whole workspace
 */
export function outputOf(workspace, file = workspace) {
  if (workspace === edgeSources) return join(storefront, "dist", "server", relative(workspace, file))
  if (dirname(workspace) !== packages) return join(workspace, ".medusa", "server", relative(workspace, file))
  return join(workspace, "dist", file === workspace ? "" : relative(join(workspace, "src"), file))
}
