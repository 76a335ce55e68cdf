// Runs the language tests in the copy of run.mjs, over HTTP and in a browser.
import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { findChromium } from "../../tools/start/test/chromium.mjs"
import { keepShops } from "../../tools/start/test/kept-shops.mjs"
import { runJest, runPlaywright } from "../../tools/start/test/runners.mjs"
import { startTestShops } from "../../tools/start/test/shops.mjs"
import { Tally } from "../../tools/start/test/tally.mjs"

// Tests every language instead of a sample.
process.env.CAMPAIGNS = "whole"

const progress = new Progress()
const signal = givenUpBySignal()
const tests = JSON.parse(readFileSync(join(import.meta.dirname, "tests.json"), "utf8"))
const keep = process.argv.includes("--keep")
const results = join(defaultDataDir, "test-results")
mkdirSync(results, { recursive: true })

const tally = new Tally()
const chromium = await findChromium(progress)
const shops = await startTestShops(1, progress, signal)
const keptShops = keep ? keepShops(shops, progress, signal) : null
try {
  await tally.add("http", () => runJest("http", { shops: shops.envs, results, more: tests.http }))
  await tally.add("browser", () =>
    runPlaywright({ shops: shops.envs, chromium: chromium ?? "", results, more: tests.browser }),
  )
  for (const line of [...tally.times(), ...tally.failures()]) progress.say(line)
  progress.say(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exitCode = tally.failed > 0 ? 1 : 0
  await keptShops
} finally {
  await shops.stop()
}
process.exit()
