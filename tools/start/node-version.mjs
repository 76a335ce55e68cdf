import { StartFailure } from "./failure.mjs"

/** @param {string} version such as "20.19.1" @returns {boolean} whether it is ^20.19 or >=22.12 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/** Refuses an unsuited Node before anything of the shop is loaded by it. */
export function requireSupportedNode(version = process.versions.node) {
  if (isSupported(version)) return
  throw new StartFailure(`The shop needs Node 20.19 or later (22.12 or later of 22): this is ${version}.`)
}
