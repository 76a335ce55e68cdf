import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/**
 * Returns the findings with which `untilBalanced` ends, given the findings of successive audits. It gives up
 * after 60 ms without a change.
 */
function leftOf(audits: string[][]): string[] {
  const script = `
    import { untilBalanced } from ${JSON.stringify(pathToFileURL(join(__dirname, "balance.mjs")).href)}
    const audits = ${JSON.stringify(audits)}
    const next = async () => ({ findings: audits.length > 1 ? audits.shift() : audits[0] })
    const { audit } = await untilBalanced(next, { stillFor: 60, every: 10 })
    console.log(JSON.stringify(audit.findings))`
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string[]
}

it("untilBalanced repeats the audit as long as findings change, even beyond the limit", () => {
  const slowly = Array.from({ length: 20 }, (_, done) => [`${20 - done} payments are left`])
  expect(leftOf([...slowly, []])).toEqual([])
})

it("untilBalanced returns a finding that no longer changes", () => {
  expect(leftOf([["two are left"], ["one is left"]])).toEqual(["one is left"])
})
