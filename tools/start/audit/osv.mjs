import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import semver from "semver"

/**
 * @typedef {{ type?: string, events?: { introduced?: string, fixed?: string, last_affected?: string }[] }} Range
 * @typedef {{ package?: { ecosystem?: string, name?: string }, ranges?: Range[], versions?: string[] }} Affected
 * @typedef {{ id: string, summary?: string, aliases?: string[], withdrawn?: string, affected?: Affected[], database_specific?: { severity?: string } }} Advisory https://ossf.github.io/osv-schema/
 * @typedef {{ name: string, version: string }} Installed
 */

/**
 * Reads advisories in the OSV format.
 * @param {string} path a folder of JSON files (for example the unpacked all.zip of an ecosystem), or a file
 * with one advisory, an array, or one advisory per line
 * @returns {Advisory[]}
 */
export function readAdvisories(path) {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`)
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => readAdvisories(join(path, name)))
  const text = readFileSync(path, "utf8").trim()
  try {
    return [JSON.parse(text)].flat()
  } catch {
    return text.split("\n").map((line) => JSON.parse(line))
  }
}

/** Returns a report like that of `npm audit --json`. @param {Advisory[]} advisories @param {Installed[]} installed */
export function reportFrom(advisories, installed) {
  /** @type {Map<string, string[]>} */
  const versions = new Map()
  for (const { name, version } of installed) versions.set(name, [...(versions.get(name) ?? []), version])
  /** @type {Record<string, { via: import("./findings.mjs").Advisory[] }>} */
  const vulnerabilities = {}
  for (const advisory of advisories) {
    if (advisory.withdrawn) continue
    for (const { package: of, ...affected } of advisory.affected ?? []) {
      if (of?.ecosystem !== "npm" || !of.name) continue
      const isAffected = (versions.get(of.name) ?? []).some((version) => isIn(version, affected))
      if (isAffected) (vulnerabilities[of.name] ??= { via: [] }).via.push(asNpm(advisory, of.name))
    }
  }
  return { auditReportVersion: 2, vulnerabilities }
}

/** Returns whether an advisory affects a version of a package. @param {string} version @param {Affected} affected */
function isIn(version, { ranges = [], versions = [] }) {
  return (
    versions.includes(version) || ranges.some((range) => range.type === "SEMVER" && isInRange(version, range))
  )
}

/** @param {string} version @param {Range} range with events sorted by version */
function isInRange(version, { events = [] }) {
  let isAffected = false
  for (const { introduced, fixed, last_affected } of events) {
    if (introduced !== undefined && (introduced === "0" || semver.gte(version, introduced))) isAffected = true
    if (fixed !== undefined && semver.gte(version, fixed)) isAffected = false
    if (last_affected !== undefined && semver.gt(version, last_affected)) isAffected = false
  }
  return isAffected
}

/**
 * Converts an OSV advisory to npm's format.
 * @param {Advisory} advisory @param {string} name @returns {import("./findings.mjs").Advisory}
 */
function asNpm({ id, summary = id, aliases = [], database_specific }, name) {
  const advisoryId = [id, ...aliases].find((one) => one.startsWith("GHSA-")) ?? id
  // Counts an advisory without a severity as high, for example one about a malicious package.
  const severity = (database_specific?.severity ?? "high").toLowerCase()
  return { url: `https://osv.dev/vulnerability/${advisoryId}`, title: summary, severity, name }
}

/**
 * Lists the installed packages, without development dependencies.
 * @param {{ packages: Record<string, { version?: string, dev?: boolean, link?: boolean }> }} lock
 * package-lock.json
 * @returns {Installed[]}
 */
export const installedIn = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const name = path.split("node_modules/").at(-1)
    return path.includes("node_modules/") && name && version && !dev && !link ? [{ name, version }] : []
  })
