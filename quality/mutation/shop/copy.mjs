import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { emptyFolder } from "../../../tools/start/processes/empty-folder.mjs"
import { root } from "../../../tools/start/paths.mjs"
import { PLUGINS, pluginDir } from "../../../tools/start/plugins.mjs"

/** Build outputs are copied, so that unchanged targets are not built again. */
const BUILDS = [".medusa", "dist"]

/**
 * Copies the sources, with uncommitted changes.
 * @param {string} to @param {string[]} preserved files of an earlier copy that are kept
 */
export function copySources(to, preserved = [".data"]) {
  mkdirSync(to, { recursive: true })
  emptyFolder(to, preserved)
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
  for (const file of files.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const folder of [".", ...workspaces()]) {
    for (const build of BUILDS) copyIfThere(join(folder, build), to)
    linkPackages(join(folder, "node_modules"), to)
  }
}

/** @returns {string[]} */
const workspaces = () => [
  ...["backend", "storefront", "quality/bench"],
  ...readdirSync(join(root, "packages")).map((name) => join("packages", name)),
  ...PLUGINS.map((name) => relative(root, pluginDir(name))),
]

/** @param {string} folder @param {string} to */
function copyIfThere(folder, to) {
  if (existsSync(join(root, folder))) cpSync(join(root, folder), join(to, folder), { recursive: true })
}

/** Makes links to workspaces lead to the copies. @param {string} folder @param {string} to */
function linkPackages(folder, to) {
  if (!existsSync(join(root, folder))) return
  mkdirSync(join(to, folder), { recursive: true })
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name)
    const isScopeOfOurs = entry.isDirectory() && entry.name.startsWith("@") && hasWorkspaces(name)
    if (isScopeOfOurs) linkPackages(name, to)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(root, name)), join(to, name))
    else symlinkSync(join(root, name), join(to, name))
  }
}

/** @param {string} scope @returns {boolean} */
const hasWorkspaces = (scope) =>
  readdirSync(join(root, scope), { withFileTypes: true }).some((entry) => entry.isSymbolicLink())
