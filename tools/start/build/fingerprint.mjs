import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "../paths.mjs"

const OUTPUTS = new Set(["node_modules", ".medusa", "dist", "generated", ".data"])
const isTest = (/** @type {string} */ name) => /\.(spec|http\.spec|e2e)\.tsx?$/.test(name)

/** @type {Map<string, { stamp: string, digest: Buffer }>} by path */
const digests = new Map()

/**
 * Returns a file's digest. It is cached until the file's date, size or inode changes, because most fingerprints include
 * the large lock file.
 * @param {string} file
 */
function digestOf(file) {
  const { mtimeMs, size, ino } = statSync(file)
  const stamp = `${mtimeMs} ${size} ${ino}`
  const cached = digests.get(file)
  if (cached?.stamp === stamp) return cached.digest
  const digest = createHash("sha256").update(readFileSync(file)).digest()
  digests.set(file, { stamp, digest })
  return digest
}

/** Returns all source files in a folder, without tests and build output. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !OUTPUTS.has(entry.name) : !isTest(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/**
 * Returns a fingerprint that is the same on every machine.
 * @param {string[]} paths files and folders @param {string[]} [extra] other inputs
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash("sha256")
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(digestOf(file))
  }
  for (const text of extra) hash.update(`\0${text}`)
  return hash.digest("hex").slice(0, 32)
}
