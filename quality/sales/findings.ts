import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { requireVariable, until } from "@bon-perroquet/testing"

const run = promisify(execFile)

const SUMS = /(\d+) cents, the engine (\d+)/

/**
 * Returns the findings of the audit that also checks shops after faults. Absolute sums are replaced by their
 * difference.
 */
export async function audit(): Promise<string[]> {
  const args = [
    join(__dirname, "audit.mjs"),
    requireVariable("DATABASE_URL"),
    requireVariable("STRIPE_EMULATOR_URL"),
  ]
  const findings = JSON.parse((await run(process.execPath, args)).stdout) as string[]
  return findings.map((finding) =>
    finding.replace(
      SUMS,
      (_sums, stripe: string, engine: string) => `${Number(engine) - Number(stripe)} apart`,
    ),
  )
}

/** Waits until the audit has no findings besides those of `before`. */
export async function requireBalance(before: readonly string[]): Promise<void> {
  const isNew = (finding: string) => !before.includes(finding)
  await until("the books balance", async () => !(await audit()).some(isNew)).catch(async () =>
    expect((await audit()).filter(isNew)).toEqual([]),
  )
}
