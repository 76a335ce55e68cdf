import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import module from "node:module"
import { dirname, join, sep } from "node:path"
import { COMPILE_CACHE, root } from "../paths.mjs"

/** The folder of the installed packages, and the file in which their paths are stored. */
const OF_SHOP = {
  packages: join(root, "node_modules"),
  file: join(COMPILE_CACHE.NODE_COMPILE_CACHE, "resolved-paths.json"),
}

/** @typedef {(request: string, parent?: { filename?: string | null }, ...rest: unknown[]) => string} Resolve */

/**
 * Remembers between starts to which file each `require()` of an installed package leads. Looking 7,000 files up takes a
 * seventh of an engine's start. The paths are forgotten if another package was installed.
 * @returns {() => void} stores the paths
 */
export function rememberResolvedPaths({ packages, file } = OF_SHOP) {
  const installed = installedIn(packages)
  if (!installed) return () => {}
  const known = storedIn(file, installed)
  let isChanged = false
  const own = packages + sep
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
    if (isChanged) store(file, { installed, paths: Object.fromEntries(known) })
  }
}

/** @param {string} packages @returns {string | null} changes with the installed packages and with Node.js */
function installedIn(packages) {
  try {
    const list = readFileSync(join(packages, ".package-lock.json"))
    return createHash("sha256").update(process.version).update(list).digest("hex")
  } catch {
    return null
  }
}

/** @param {string} file @param {string} installed @returns {Map<string, string>} */
function storedIn(file, installed) {
  try {
    const stored = JSON.parse(readFileSync(file, "utf8"))
    return new Map(stored.installed === installed ? Object.entries(stored.paths) : [])
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
