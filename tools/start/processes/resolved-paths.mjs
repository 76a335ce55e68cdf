import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import module from "node:module"
import { dirname, join, sep } from "node:path"
import { buildId, COMPILE_CACHE, root } from "../paths.mjs"

/** @typedef {(request: string, parent?: { filename?: string | null }, ...rest: unknown[]) => string} Resolve */

/** The shop's repository, the files that change with its packages and builds, and the file that stores the paths. */
const OF_SHOP = {
  folder: root,
  versions: [join(root, "node_modules", ".package-lock.json"), buildId],
  file: join(COMPILE_CACHE.NODE_COMPILE_CACHE, "resolved-paths.json"),
}

/**
 * Remembers between starts to which file each `require()` leads. Looking 9,000 files up takes a fifth of an engine's
 * start. The paths are forgotten after another installation or build.
 * @returns {() => void} stores the paths
 */
export function rememberResolvedPaths({ folder, versions, file } = OF_SHOP) {
  const state = digestOf(versions)
  if (!state) return () => {}
  const known = storedIn(file, state)
  let isChanged = false
  const own = folder + sep
  const loader = /** @type {typeof module & { _resolveFilename: Resolve }} */ (module)
  const resolve = loader._resolveFilename
  loader._resolveFilename = (request, parent, ...rest) => {
    const from = parent?.filename
    if (!from?.startsWith(own)) return resolve.call(loader, request, parent, ...rest)
    const key = `${dirname(from.slice(own.length))}\0${request}`
    const path = known.get(key)
    if (path !== undefined) return own + path
    const resolved = resolve.call(loader, request, parent, ...rest)
    if (resolved.startsWith(own)) {
      known.set(key, resolved.slice(own.length))
      isChanged = true
    }
    return resolved
  }
  return () => {
    if (isChanged) store(file, { state, paths: Object.fromEntries(known) })
  }
}

/** @param {string[]} files @returns {string | null} null if a file is missing */
function digestOf(files) {
  const hash = createHash("sha256").update(process.version)
  try {
    for (const file of files) hash.update(readFileSync(file))
    return hash.digest("hex")
  } catch {
    return null
  }
}

/** @param {string} file @param {string} state @returns {Map<string, string>} */
function storedIn(file, state) {
  try {
    const stored = JSON.parse(readFileSync(file, "utf8"))
    return new Map(stored.state === state ? Object.entries(stored.paths) : [])
  } catch {
    return new Map()
  }
}

/** Replaces the file as a whole, because several engines may store at once. @param {string} file @param {object} value */
function store(file, value) {
  const written = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(written, JSON.stringify(value))
    renameSync(written, file)
  } catch {
    // The next start looks the paths up again, for example on a file system that cannot be written.
  }
}
