// `npm run audit`: known weaknesses of the installed packages, by the registry's word. Those that do not touch this shop
// are accepted in accepted.json, each with its reason and a last day.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { npmCommand } from "../install.mjs"
import { root } from "../paths.mjs"
import { objections } from "./findings.mjs"

const accepted = JSON.parse(readFileSync(new URL("accepted.json", import.meta.url), "utf8"))
const [command, first] = npmCommand()
const { stdout } = spawnSync(command, [...first, "audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
})

/** @returns {any} npm's report, or null when it gave none */
function reportOf(/** @type {string} */ text) {
  try {
    const report = JSON.parse(text)
    return report.auditReportVersion ? report : null
  } catch {
    return null
  }
}

const report = reportOf(stdout)
if (!report) {
  console.error(
    "The package registry did not say which packages have known weaknesses: it may not offer that (a mirror), or be out of reach. Nothing was checked; ask again where npm's own registry can be reached.",
  )
  process.exitCode = 2
} else {
  const said = objections(report, accepted, new Date().toISOString().slice(0, 10))
  for (const sentence of said) console.error(sentence)
  if (said.length === 0) console.log("No package of the shop has a known weakness that is not accepted.")
  process.exitCode = said.length ? 1 : 0
}
