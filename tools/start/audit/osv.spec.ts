import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const ROOT = join(__dirname, "..", "..", "..")

function audit(...advisories: object[]) {
  const folder = mkdtempSync(join(tmpdir(), "osv-"))
  for (const [at, advisory] of advisories.entries())
    writeFileSync(join(folder, `${at}.json`), JSON.stringify(advisory))
  const args = [join(__dirname, "main.mjs"), "--osv", folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", cwd: ROOT })
  return { status, stdout, stderr }
}

const advisory = (events: object[], more: object = {}) => ({
  id: "GHSA-aaaa",
  summary: "Runs what it reads",
  database_specific: { severity: "HIGH" },
  affected: [{ package: { ecosystem: "npm", name: "zod" }, ranges: [{ type: "SEMVER", events }] }],
  ...more,
})

describe("The audit with advisories from a file", () => {
  it("the audit reports an installed version within an affected range", () => {
    const { status, stderr } = audit(advisory([{ introduced: "0" }, { fixed: "99.0.0" }]))
    expect({ status, stderr }).toEqual({ status: 1, stderr: "zod: Runs what it reads (high, GHSA-aaaa)\n" })
  })

  it.each([
    ["that is fixed", advisory([{ introduced: "0" }, { fixed: "1.0.0" }])],
    ["that comes later", advisory([{ introduced: "99.0.0" }])],
    ["that was last affected earlier", advisory([{ introduced: "0" }, { last_affected: "1.0.0" }])],
    ["that was withdrawn", advisory([{ introduced: "0" }], { withdrawn: "2026-01-01T00:00:00Z" })],
    ["of low severity", advisory([{ introduced: "0" }], { database_specific: { severity: "LOW" } })],
  ])("the audit ignores a vulnerability %s", (_name, one) => {
    const { status, stdout } = audit(one)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^[1-9]\d{2,} packages, 1 advisories/)
  })
})

it("`npm run sbom` lists the installed packages as CycloneDX and marks development packages", () => {
  const args = ["run", "--silent", "sbom"]
  const { bomFormat, components } = JSON.parse(
    execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
  ) as { bomFormat: string; components: { name: string; properties: { name: string }[] }[] }
  const marksOf = (expected: string) =>
    components.find(({ name }) => name === expected)?.properties.map(({ name }) => name)
  expect(bomFormat).toBe("CycloneDX")
  expect(marksOf("zod")).toEqual([])
  expect(marksOf("jest")).toEqual(["cdx:npm:package:development"])
}, 60_000)
