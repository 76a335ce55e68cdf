// The lock file contains no URLs of packages, because they depend on the registry. To look them up, npm would download
// hundreds of megabytes of metadata. As all URLs follow one pattern, this file writes them into a temporary
// npm-shrinkwrap.json, which npm prefers to the lock file.
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Host that npm replaces by the configured registry (option `replace-registry-host`). */
const REGISTRY = "https://registry.npmjs.org"

/** @typedef {{ version?: string, name?: string, link?: boolean, resolved?: string }} Locked */

/**
 * Runs `work` while the folder has an npm-shrinkwrap.json with the URLs of all packages.
 * @param {string} folder contains package-lock.json @param {() => Promise<void>} work
 * @returns {Promise<void>}
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

/**
 * Deletes npm-shrinkwrap.json. Otherwise npm would read it instead of package-lock.json.
 * @param {string} folder @returns {string} path of the file
 */
export function forgetAddresses(folder) {
  const file = join(folder, "npm-shrinkwrap.json")
  rmSync(file, { force: true })
  return file
}

/**
 * Adds the URLs to packages of a lock file.
 * @param {Record<string, Locked>} packages by path @returns {Record<string, Locked>}
 */
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
