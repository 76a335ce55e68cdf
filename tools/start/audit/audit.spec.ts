import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const FINDINGS = pathToFileURL(join(__dirname, "findings.mjs")).href
const advisory = (severity: string, id: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: "Runs what it reads",
  name: "left-pad",
  severity,
})
const report = (...via: unknown[]) => ({
  auditReportVersion: 2,
  vulnerabilities: { "left-pad": { via }, "right-pad": { via: ["left-pad"] } },
})
const accepted = (until: string) => [
  { advisory: "GHSA-aaaa", package: "left-pad", reason: "only in tests", until },
]

function objections(...parameters: [report: object, accepted: object[], today: string]): string[] {
  const script = `import { objections } from ${JSON.stringify(FINDINGS)}; console.log(JSON.stringify(objections(...${JSON.stringify(parameters)})))`
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  })
  return JSON.parse(stdout) as string[]
}

describe("The audit of the packages", () => {
  it("the package audit passes without advisories", () =>
    expect(objections(report(), [], "2026-11-21")).toEqual([]))

  it("the package audit reports each advisory once", () => {
    const high = advisory("high", "GHSA-aaaa")
    expect(objections(report(high, high), [], "2026-11-21")).toEqual([
      "left-pad: Runs what it reads (high, GHSA-aaaa)",
    ])
  })

  it("the package audit ignores advisories of low severity", () =>
    expect(objections(report(advisory("low", "GHSA-bbbb")), [], "2026-11-21")).toEqual([]))

  it("the package audit accepts an exception until its last day", () => {
    const findings = report(advisory("high", "GHSA-aaaa"))
    expect(objections(findings, accepted("2026-11-21"), "2026-11-21")).toEqual([])
    expect(objections(findings, accepted("2026-11-20"), "2026-11-21")).toEqual([
      "left-pad: GHSA-aaaa was accepted until 2026-11-20. Review it again.",
    ])
  })

  it("the package audit reports an exception that is no longer needed", () =>
    expect(objections(report(), accepted("2027-01-01"), "2026-11-21")).toEqual([
      "left-pad: GHSA-aaaa no longer applies. Remove it from the list.",
    ]))
})
