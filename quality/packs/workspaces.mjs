import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { packageDir, root } from "../../tools/start/paths.mjs"
import { PLUGINS, pluginDir } from "../../tools/start/plugins.mjs"

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {string[]} [keywords]
 * @property {string[]} [files]
 * @property {Record<string, string | Record<string, string>>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */
/** @typedef {{ name: string, folder: string, manifest: Manifest }} Workspace */

export const SCOPE = "@bon-perroquet/"

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

/** Plugins and packages by their name without the scope. @type {Map<string, Workspace>} */
export const WORKSPACES = new Map(
  [...readdirSync(join(root, "packages")).map(packageDir), ...PLUGINS.map(pluginDir)].map((folder) => {
    const manifest = manifestIn(folder)
    const name = manifest.name.slice(SCOPE.length)
    return [name, { name, folder, manifest }]
  }),
)

/** @param {string} name @returns {Workspace} */
export function workspace(name) {
  const found = WORKSPACES.get(name)
  if (!found) throw new Error(`There is no workspace ${SCOPE}${name}.`)
  return found
}

/** @param {string} name @returns {string[]} */
const neededBy = (name) =>
  Object.keys(workspace(name).manifest.dependencies ?? {}).flatMap((needed) =>
    needed.startsWith(SCOPE) ? [needed.slice(SCOPE.length)] : [],
  )

/**
 * Returns a workspace and those that it pulls in, each after its dependencies.
 * @param {string} name @param {string[]} [before] @returns {string[]}
 */
export function withDependencies(name, before = []) {
  if (before.includes(name)) return before
  const needed = neededBy(name).reduce((found, one) => withDependencies(one, found), before)
  return [...needed, name]
}

/** @param {string} name @returns {boolean} whether Medusa loads it as a plugin */
export const isPlugin = (name) => PLUGINS.includes(name)
