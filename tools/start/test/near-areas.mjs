import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative, sep } from "node:path"
import { root } from "../paths.mjs"

/** What is only seen in Medusa Admin: it is tried by browser. */
const SCREENS = "admin"
/** Where the engine enters a plugin: they import its areas, and nothing imports them. */
const ENTRIES = [SCREENS, "api", "jobs", "migration-scripts", "subscribers"]
/** How a file of tests over HTTP ends. */
export const OVER_HTTP = ".http.spec.ts"
/** What an import brings to run; types are looked at by the static checks. */
const IMPORTED = /^(?:import|export|\}) (?!type\b)(?:.* )?from "(\.[^"]*)"/gm

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

/** @param {Set<string>} files @returns {Map<string, string[]>} what each of them imports of the others */
function importsOf(files) {
  const named = (/** @type {string} */ path) =>
    [`${path}.ts`, `${path}.tsx`, join(path, "index.ts")].find((file) => files.has(file)) ?? []
  const importedBy = (/** @type {string} */ file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(IMPORTED)].flatMap(([, path = ""]) =>
      named(join(dirname(file), path)),
    )
  return new Map([...files].map((file) => [file, importedBy(file)]))
}

/**
 * @param {Iterable<string>} changed @param {Map<string, string[]>} imports @param {(file: string, user: string) => boolean} [goesOn]
 * @returns {Set<string>} those files and all that import them, however far off, as long as it goes on
 */
function feltBy(changed, imports, goesOn = () => true) {
  const felt = new Set(changed)
  for (const file of felt)
    for (const [user, used] of imports) if (used.includes(file) && goesOn(file, user)) felt.add(user)
  return felt
}

/** @param {string} route the file of a call @param {string} src @returns {RegExp} its address as tests write it */
function addressOf(route, src) {
  const parts = relative(join(src, "api"), dirname(route)).split(sep)
  const written = parts.map((part) => (part.startsWith("[") ? '[^/"`]+' : part.replaceAll(".", "\\.")))
  return new RegExp(`/${written.join("/")}(?![\\w/.-])`)
}

/**
 * The files of tests over HTTP which name the address of a call that the change reaches, by themselves or by what they import, unless
 * most import it: of such nothing can be told.
 * @param {string[]} changed @param {Map<string, string[]>} imports @param {string} src @returns {string[]}
 */
function namingCallsOf(changed, imports, src) {
  const addresses = [...feltBy(changed, imports)]
    .filter((file) => basename(file) === "route.ts")
    .map((route) => addressOf(route, src))
  const tests = [...imports.keys()].filter((file) => file.endsWith(OVER_HTTP))
  const names = (/** @type {string} */ file) => {
    const text = readFileSync(join(root, file), "utf8")
    return addresses.some((address) => address.test(text))
  }
  const users = [...imports.keys()].filter(names).map((file) => {
    const felt = feltBy([file], imports)
    return tests.filter((test) => felt.has(test))
  })
  return [...new Set(users.filter(({ length }) => length === 1 || length <= tests.length / 2).flat())]
}

/**
 * Where the tests over HTTP lie that a change in a plugin or package can break first: in the areas (folders right below `src`) that were
 * changed or that import what was, and in those that a changed call, job or subscriber uses. Where none of them has such tests, it is the
 * files that ask the calls which the change reaches, and all of the workspace where there are none; nowhere for a screen of Medusa Admin.
 * @param {string} workspace its folder, from the root @param {string[]} changed files in it, from the root
 * @returns {string[]} files, and folders with "/" at their end, from the root
 */
export function nearAreas(workspace, changed) {
  const src = join(workspace, "src")
  const all = [`${workspace}/`]
  const area = (/** @type {string} */ file) => areaOf(relative(src, file)) ?? ""
  const served = changed.filter((file) => area(file) !== SCREENS)
  if (served.length === 0) return []
  if (!served.every(area)) return all
  const imports = importsOf(new Set(sourcesIn(src)))
  const isEntry = (/** @type {string} */ file) => ENTRIES.includes(area(file))
  /** @param {string} file a call, job or subscriber @returns {string[]} the areas where it is tried */
  const triedAt = (file) => {
    const used = (imports.get(file) ?? []).map(area)
    // What lies right at the entry (middleware, tests) or uses nothing stands for all of it.
    return used.length > 0 && relative(src, file).split(sep).length > 2 ? used : [area(file), ...used]
  }
  // Within an area a change is felt by all that import it, however far off; beyond it by those that are next to them.
  const inside = served.filter((file) => !isEntry(file))
  const felt = feltBy(inside, imports, (file, user) => area(user) === area(file))
  const beside = [...imports].filter(([user, used]) => !isEntry(user) && used.some((file) => felt.has(file)))
  const near = new Set([...served.filter(isEntry).flatMap(triedAt), ...inside.map(area)])
  for (const [user] of beside) near.add(area(user))
  const folders = [...near].map((name) => `${join(src, name)}/`)
  const isTried = (/** @type {string} */ file) => folders.some((folder) => file.startsWith(folder))
  if ([...imports.keys()].some((file) => file.endsWith(OVER_HTTP) && isTried(file))) return folders
  const asking = namingCallsOf(served, imports, src)
  return asking.length > 0 ? asking : all
}
