import { assign, newShop, replace, schemes, sequences } from "@bon-perroquet/invoices/testing/model"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient } from "@bon-perroquet/testing"
import { inputSeed, repetitions, representatives } from "@bon-perroquet/testing/campaign"
import fc from "fast-check"
import { audit, requireBalance } from "./findings"
import { OtherEngine } from "./other-engine"
import { Player } from "./player"
import { Settings } from "./settings"

it.each(representatives([1, 2, 3]))(
  "the books balance after sequences of the sale model were executed in the shop (part %i)",
  async (part) => {
    const before = await audit()
    const administrator = await Administrator.signIn()
    const otherEngine = new OtherEngine()
    const settings = new Settings(administrator, otherEngine)
    const player = new Player(await EngineClient.signIn(), administrator, settings, otherEngine)
    await settings.prepare()
    // The short run keeps the events that find reverted fixes: see decision 66.
    const further = representatives([assign, assign, replace], 0)
    const played = sequences(12, (shop, order) => player.play(shop, order), further)
    try {
      await fc.assert(
        fc.asyncProperty(schemes, played, (scheme, [first, others]) =>
          fc.asyncModelRun(
            () => ({ model: {}, real: newShop({ isRunning: true, scheme }) }),
            [first, ...others],
          ),
        ),
        // Does not shrink a failed sequence, because each shorter one would be executed in the shop.
        { numRuns: repetitions(20, 1 / 20), seed: inputSeed() + 415 + part, endOnFailure: true },
      )
    } finally {
      await settings.restore()
      await otherEngine.stop()
    }
    expect(player.counts["sold"]).toBeGreaterThan(0)
    await requireBalance(before)
  },
  3_600_000,
)
