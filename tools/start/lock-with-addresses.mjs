// The lock file says which packages are wanted, not where they lie: that depends on whose registry is used. npm then asks for
// the whole history of each package, two thousand times and hundreds of megabytes on a new machine, to find one address that
// is alike for all of them. For one installation it is told the addresses, in the file that it reads rather than
// package-lock.json where there is one.
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** npm puts the registry that it is set to in place of this one (its setting `replace-registry-host`). */
const REGISTRY = "https://registry.npmjs.org"

/** @typedef {{ version?: string, name?: string, link?: boolean, resolved?: string }} Locked */

/**
 * Does something, an installation, while npm knows where each package lies.
 * @param {string} folder of package-lock.json @param {() => Promise<void>} work @returns {Promise<void>}
 */
export async function withAddresses(folder, work) {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))
  const file = forgetAddresses(folder)
  writeFileSync(file, JSON.stringify({ ...lock, packages: addressed(lock.packages) }))
  try {
    await work()
  } finally {
    forgetAddresses(folder)
  }
}

/** Takes them away, or what an installation that was killed left of them: npm would read that rather than package-lock.json. @param {string} folder @returns {string} the file */
export function forgetAddresses(folder) {
  const file = join(folder, "npm-shrinkwrap.json")
  rmSync(file, { force: true })
  return file
}

/** @param {Record<string, Locked>} packages by their paths @returns {Record<string, Locked>} */
const addressed = (packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([path, locked]) => {
      const [, installedAs] = path.split(/.*node_modules\//)
      const { name = installedAs, version, link, resolved } = locked
      if (!name || !version || link || resolved) return [path, locked]
      const file = `${name.slice(name.indexOf("/") + 1)}-${version}.tgz`
      return [path, { ...locked, resolved: `${REGISTRY}/${name}/-/${file}` }]
    }),
  )
