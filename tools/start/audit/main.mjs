// `npm run audit` reports known vulnerabilities of the installed packages. It reads the advisories from npm's registry,
// or from a file. accepted.json lists advisories that do not affect this shop, with a reason and an expiry date.
// usage: npm run audit                    reads the advisories from the registry
//        npm run audit -- --osv PATH      reads them from files in the OSV format
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { npmCommand } from "../install.mjs"
import { root } from "../paths.mjs"
import { objections } from "./findings.mjs"
import { installedIn, readAdvisories, reportFrom } from "./osv.mjs"

const NOTHING_CHECKED = `The package registry did not return advisories. A mirror may not offer them, or it can't be reached.
Nothing was checked. Run the audit where npm's registry can be reached, or bring the advisories in a file:
  1. Where there is access to the network, download all advisories for npm in the OSV format:
     curl -O https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip && unzip -q all.zip -d osv
  2. Copy the folder here and run: npm run audit -- --osv osv`

/** @returns {any} npm's report, or null if npm returned none */
function fromRegistry() {
  const [command, first] = npmCommand()
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = spawnSync(command, [...first, "audit", "--omit=dev", "--json"], options)
  try {
    const report = JSON.parse(stdout)
    return report.auditReportVersion ? report : null
  } catch {
    return null
  }
}

/** Returns a report like that of `npm audit --json`, from advisories in a file. @param {string} path */
function fromFile(path) {
  const advisories = readAdvisories(path)
  const installed = installedIn(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")))
  console.log(`${installed.length} packages, ${advisories.length} advisories in ${path}`)
  return reportFrom(advisories, installed)
}

const [, , flag, path] = process.argv
const report = flag === "--osv" && path ? fromFile(path) : fromRegistry()
if (!report) {
  console.error(NOTHING_CHECKED)
  process.exitCode = 2
} else {
  const accepted = JSON.parse(readFileSync(new URL("accepted.json", import.meta.url), "utf8"))
  const failures = objections(report, accepted, new Date().toISOString().slice(0, 10))
  for (const sentence of failures) console.error(sentence)
  if (failures.length === 0) console.log("No package has a known vulnerability, except the accepted ones.")
  process.exitCode = failures.length ? 1 : 0
}
