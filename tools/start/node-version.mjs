import { StartFailure } from "./failure.mjs"

/** @param {string} version for example "20.19.1" @returns {boolean} true for ^20.19 or >=22.12 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/** Throws if this Node version is too old. Call it before other code of the shop is loaded. */
export function requireSupportedNode(version = process.versions.node) {
  if (isSupported(version)) return
  throw new StartFailure(
    `The shop requires Node 20.19 or later (22.12 or later of version 22). This is ${version}.`,
  )
}

const OLDEST_AND_NEWEST = ["20.19.0", "latest"]

/**
 * Separates Node versions from other arguments of `npm run test:node`.
 * @param {string[]} words versions and arguments for `npm test`
 * @returns {{ versions: string[], words: string[] }}
 */
export function nodesToTry(words) {
  const isVersion = (/** @type {string} */ word) => /^(\d+(\.\d+){0,2}|latest)$/.test(word)
  const versions = words.filter(isVersion)
  return {
    versions: versions.length ? versions : OLDEST_AND_NEWEST,
    words: words.filter((word) => !isVersion(word)),
  }
}
