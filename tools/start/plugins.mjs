import { existsSync, readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "./paths.mjs"

const pluginDirs = new Map(
  readdirSync(join(root, "plugins"))
    .flatMap((group) =>
      readdirSync(join(root, "plugins", group)).map((name) => join(root, "plugins", group, name)),
    )
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => [basename(folder), folder]),
)

export const PLUGINS = [...pluginDirs.keys()].sort()

/** Returns the folder of a plugin. @param {string} plugin name */
export function pluginDir(plugin) {
  const folder = pluginDirs.get(plugin)
  if (!folder) throw new Error(`There is no plugin named ${plugin}.`)
  return folder
}
