// `npm run lockfile` writes a package-lock.json that every supported npm version accepts. npm 11 and later omit
// optional peer dependencies, which npm 10 requires. npm 10 omits the C library that a package needs.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { forgetAddresses } from "../lock-with-addresses.mjs"
import { root } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

/** npm of Node 20.19, and the newest npm. */
export const NPMS = ["10.8.2", "12.2.0"]

/** @typedef {{ version?: string, dev?: boolean, os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock */

/** @param {string} folder @returns {Lock} */
const lockIn = (folder) => JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))

/** @param {string} version @param {string[]} words @param {string} cwd */
const npm = (version, words, cwd) =>
  runTask({
    command: "npx",
    args: [
      "--yes",
      "--prefer-offline",
      `npm@${version}`,
      ...words,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    cwd,
    env: process.env,
    failure: `npm ${version} could not write package-lock.json:`,
  })

/** Writes the newest npm's lock file, and adds the entries that only the oldest npm writes. */
export async function writeLockfile() {
  forgetAddresses(root)
  const [oldest = "", newest = ""] = NPMS
  await npm(newest, ["install", "--package-lock-only"], root)
  const lock = lockIn(root)
  const copy = mkdtempSync(join(tmpdir(), "lockfile-"))
  try {
    const manifests = Object.keys(lock.packages).filter((path) => !path.includes("node_modules/"))
    for (const path of manifests)
      cpSync(join(root, path, "package.json"), join(copy, path, "package.json"), { recursive: true })
    cpSync(join(root, "package-lock.json"), join(copy, "package-lock.json"))
    await npm(oldest, ["install", "--package-lock-only"], copy)
    const lockedPackages = { ...lockIn(copy).packages, ...lock.packages }
    const packages = Object.entries({ ...forOtherSystems(lockedPackages), ...lockedPackages }).map(
      withLibraryOfC,
    )
    const sorted = packages.sort(([one], [other]) => one.localeCompare(other, "en"))
    const whole = { ...lock, packages: Object.fromEntries(sorted) }
    writeFileSync(join(root, "package-lock.json"), `${JSON.stringify(whole, null, 2)}\n`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Adds the field `libc` to packages that do not declare it. Without it, npm would install binaries that the machine
 * cannot load.
 * @param {[path: string, locked: Locked]} entry @returns {[path: string, locked: Locked]}
 */
function withLibraryOfC([path, locked]) {
  const libc = locked.os?.includes("linux") && systemOf(path)?.libc
  return [path, libc ? { ...locked, libc } : locked]
}

/**
 * Adds binaries for systems that this machine's registry does not list, for example "binding-linux-x64-musl".
 * @param {Record<string, Locked>} packages @returns {Record<string, Locked>}
 */
function forOtherSystems(packages) {
  /** @type {Record<string, Locked>} */
  const missing = {}
  for (const { dev, optionalDependencies = {} } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const system = systemOf(name)
      if (system && /^\d/.test(version) && !packages[`node_modules/${name}`])
        missing[`node_modules/${name}`] = { version, ...(dev && { dev }), ...system }
    }
  return missing
}

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
]
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"]
const C_LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" }

/**
 * @param {string} name of a package
 * @returns {{ cpu: string[], libc?: string[], optional: true, os: string[] } | undefined} npm's fields for the system
 * that the package is for
 */
function systemOf(name) {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = Object.entries(C_LIBRARIES).flatMap(([word, library]) => (words.includes(word) ? library : []))
  if (!os.length || !cpu.length) return undefined
  return { cpu, ...(os.includes("linux") && libc.length && { libc }), optional: true, os }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeLockfile()
