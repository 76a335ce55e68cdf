// Checks native packages, which contain libraries or programs for one system. npm treats them as optional, so it
// reports no error if it omits one that is needed. Only the build then fails. npm 11.5.0 to 11.6.0 had this error.
// usage: node tools/start/packages/native.mjs   loads every native package of this checkout
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "../paths.mjs"

/**
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[] }} Locked an entry of
 * package-lock.json
 */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine in npm's terms */

/** @returns {Machine} */
function thisMachine() {
  return {
    os: process.platform,
    cpu: process.arch,
    libc: process.platform === "linux" ? libraryOfC() : undefined,
  }
}

/** Returns the C library of Node on Linux, as npm names it. @returns {string} */
function libraryOfC() {
  // Without this option, the report would look up the host names of all open connections.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  )
  return header.glibcVersionRuntime ? "glibc" : "musl"
}

/**
 * Returns whether a package's list of systems allows a value.
 * @param {string[] | undefined} accepted allowed names, or excluded names with a leading "!"
 * @param {string | undefined} value
 */
function accepts(accepted, value) {
  if (!accepted?.length || accepted.includes("any")) return true
  if (accepted.every((name) => name.startsWith("!"))) return !accepted.includes(`!${value}`)
  return value !== undefined && accepted.includes(value)
}

/**
 * Returns the paths of packages in package-lock.json that this machine needs.
 * @param {string} folder contains package-lock.json @param {Machine} [machine] @returns {string[]}
 */
export function nativePackages(folder, machine = thisMachine()) {
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages
  return Object.entries(packages).flatMap(([path, { os, cpu, libc }]) => {
    const isNative = Boolean(os || cpu || libc)
    const isForMachine = accepts(os, machine.os) && accepts(cpu, machine.cpu) && accepts(libc, machine.libc)
    return isNative && isForMachine ? path : []
  })
}

/**
 * Returns the native packages that this machine needs and that are not installed.
 * @param {string} folder node_modules @returns {string[]}
 */
export const missingNatives = (folder) =>
  nativePackages(folder).filter((path) => !existsSync(join(folder, path, "package.json")))

/**
 * Loads every native package in a separate process, because a wrong library can crash the process.
 * @param {string} folder node_modules
 * @returns {string[]} a sentence for each package that is missing or does not load
 */
export function nativeFailures(folder) {
  const missing = missingNatives(folder)
  return nativePackages(folder).flatMap((path) => {
    if (missing.includes(path)) return `${path} is not installed.`
    const errors = binariesOf(join(folder, path)).map(load)
    // A package can contain one library per C library and Node version. At least one must load.
    return errors.length === 0 || errors.includes("") ? [] : `${path} could not be loaded: ${errors[0]}`
  })
}

/** @param {string} folder @returns {string[]} its libraries, or its programs if it has none */
function binariesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  const libraries = files.filter((file) => file.endsWith(".node"))
  return libraries.length ? libraries : files.filter(isProgram)
}

/** @param {string} file @returns {boolean} true for executables of Linux, macOS or Windows */
function isProgram(file) {
  if (!/[\\/](bin[\\/])?[\w-]+(\.exe)?$/.test(file)) return false
  const start = readFileSync(file).subarray(0, 4)
  return start.toString("latin1").startsWith("MZ") || ["7f454c46", "cffaedfe"].includes(start.toString("hex"))
}

/** @param {string} file @returns {string} the error, or "" */
function load(file) {
  const isLibrary = file.endsWith(".node")
  const [command, args] = isLibrary
    ? [process.execPath, ["--eval", "process.dlopen({ exports: {} }, process.argv[1])", file]]
    : [file, ["--version"]]
  const { error, signal, status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: 60_000 })
  if (error || signal) return String(error ?? signal)
  // Exit codes 126 and 127 mean that the system could not run the program.
  const isLoaded = isLibrary ? status === 0 : Number(status) < 126
  return isLoaded ? "" : (/^.*Error: .*$/m.exec(stderr)?.[0] ?? stderr.trim())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failures = nativeFailures(root)
  process.stdout.write(`${failures.join("\n") || `${nativePackages(root).length} native packages load.`}\n`)
  process.exitCode = failures.length ? 1 : 0
}
