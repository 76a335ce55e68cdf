import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** The limit is 60 ms without change. */
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

it("The audit is repeated as long as findings change, regardless of the time", () => {
  const slowly = Array.from({ length: 20 }, (_, done) => [`${20 - done} payments are left`])
  expect(leftOf([...slowly, []])).toEqual([])
})

it("A finding that no longer changes is reported", () => {
  expect(leftOf([["two are left"], ["one is left"]])).toEqual(["one is left"])
})
