import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { newShop, schemes, sequences } from "@bon-perroquet/invoices/testing/model"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { inputSeed, repetitions, representatives } from "@bon-perroquet/testing/campaign"
import fc from "fast-check"
import { OtherEngine } from "./other-engine"
import { Player } from "./player"
import { Settings } from "./settings"

const run = promisify(execFile)

const SUMS = /(\d+) cents, the engine (\d+)/

/** Returns the findings of the audit that also checks shops after faults, without absolute sums. */
async function audit(): Promise<string[]> {
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

it.each(representatives([1, 2, 3]))(
  "the books balance after sequences of the sale model, played in the shop (part %i)",
  async (part) => {
    const before = new Set(await audit())
    const administrator = await Administrator.signIn()
    const otherEngine = new OtherEngine()
    const settings = new Settings(administrator, otherEngine)
    const player = new Player(await EngineClient.signIn(), administrator, settings, otherEngine)
    await settings.prepare()
    const played = sequences(12, (shop, order) => player.play(shop, order))
    try {
      await fc.assert(
        fc.asyncProperty(schemes, played, (scheme, [first, others]) =>
          fc.asyncModelRun(
            () => ({ model: {}, real: newShop({ isRunning: true, scheme }) }),
            [first, ...others],
          ),
        ),
        // Each shorter sequence would be played, too.
        { numRuns: repetitions(20, 1 / 20), seed: inputSeed() + 415 + part, endOnFailure: true },
      )
    } finally {
      await settings.restore()
      await otherEngine.stop()
    }
    expect(player.counts["sold"]).toBeGreaterThan(0)
    const isNew = (finding: string) => !before.has(finding)
    await until("the books balance", async () => !(await audit()).some(isNew)).catch(async () =>
      expect((await audit()).filter(isNew)).toEqual([]),
    )
  },
  3_600_000,
)
