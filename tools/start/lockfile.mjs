// `npm run lockfile`: writes package-lock.json anew after a package.json changed, so that every supported npm takes it.
// npm 11 and later leave optional peers out that npm 10 asks for; npm 10 leaves out which C library a package is for.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./paths.mjs"
import { runTask } from "./task.mjs"

/** The npm of Node 20.19, the oldest that the shop is installed with, and the newest that there is. */
export const NPMS = ["10.8.2", "12.2.0"]

/** @typedef {{ packages: Record<string, object> }} Lock */

/** @param {string} folder @returns {Lock} */
const lockIn = (folder) => JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))

/** @param {string} version @param {string[]} words @param {string} cwd */
const npm = (version, words, cwd) =>
  runTask({
    command: "npx",
    args: ["--yes", "--prefer-offline", `npm@${version}`, ...words, "--ignore-scripts", "--no-audit", "--no-fund"],
    cwd,
    env: process.env,
    failure: `npm ${version} does not take package-lock.json; \`npm run lockfile\` writes it anew:`,
  })

/** Fails where one of the supported npm would refuse to install what the lock file says. */
export async function checkLockfile() {
  for (const version of NPMS) await npm(version, ["ci", "--dry-run"], root)
}

/** The lock file of the newest npm, with the entries that only the oldest asks for. */
export async function writeLockfile() {
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
    const packages = Object.entries({ ...lockIn(copy).packages, ...lock.packages })
    const sorted = packages.sort(([one], [other]) => one.localeCompare(other, "en"))
    const whole = { ...lock, packages: Object.fromEntries(sorted) }
    writeFileSync(join(root, "package-lock.json"), `${JSON.stringify(whole, null, 2)}\n`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  await checkLockfile()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeLockfile()
