import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { root } from "../paths.mjs"

/** Where the engine enters a plugin: they import its areas, and nothing imports them. */
const ENTRIES = ["admin", "api", "jobs", "migration-scripts", "subscribers"]
const OVER_HTTP = ".http.spec.ts"
const IMPORTED = /\bfrom "(\.[^"]*)"/g

/** @param {string} folder from the root @returns {string[]} the TypeScript files below it, from the root */
const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file))

/** @param {string} file within `src` of a workspace @returns {string | undefined} its first folder there */
const areaOf = (file) => {
  const [area, ...below] = file.split(sep)
  return below.length > 0 && area !== ".." ? area : undefined
}

/**
 * The folders of tests over HTTP that a change in a plugin or package can break first: those of the areas (folders right below `src`)
 * that were changed or that import one of them, and of the areas that a changed call, job or subscriber uses. All of the workspace where
 * none of them has such tests.
 * @param {string} workspace its folder, from the root @param {string[]} changed files in it, from the root
 * @returns {string[]} folders, from the root, each with "/" at its end
 */
export function nearAreas(workspace, changed) {
  const src = join(workspace, "src")
  const all = [`${workspace}/`]
  if (!changed.every((file) => areaOf(relative(src, file)))) return all
  const files = sourcesIn(src)
  const uses = new Map(files.map((file) => [file, areasUsedBy(file, src)]))
  // A call is tried where what it uses is tried; what lies right at the entry (middleware, tests) stands for all of it.
  const isCall = (/** @type {string} */ file) => {
    const [entry = "", ...below] = relative(src, file).split(sep)
    return ENTRIES.includes(entry) && below.length > 1 && (uses.get(file) ?? []).length > 0
  }
  const touched = new Set(
    changed.flatMap((file) => (isCall(file) ? [] : (areaOf(relative(src, file)) ?? ""))),
  )
  const near = new Set(touched)
  for (const [file, used] of uses) {
    const area = areaOf(relative(src, file)) ?? ""
    const isEntry = ENTRIES.includes(area)
    if (isEntry && changed.includes(file)) for (const one of used) near.add(one)
    if (!isEntry && used.some((one) => touched.has(one))) near.add(area)
  }
  const folders = [...near].map((area) => `${join(src, area)}/`)
  const tried = files.filter((file) => file.endsWith(OVER_HTTP))
  return tried.some((file) => folders.some((folder) => file.startsWith(folder))) ? folders : all
}

/** @param {string} file @param {string} src @returns {string[]} */
const areasUsedBy = (file, src) =>
  [...readFileSync(join(root, file), "utf8").matchAll(IMPORTED)].flatMap(
    ([, path = ""]) => areaOf(relative(src, join(dirname(file), path, "index"))) ?? [],
  )
