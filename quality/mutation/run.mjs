// `npm run mutation`: changes one line of code at a time and reports which changes the tests detect.
// usage: npm run mutation [-- "VAT totals" …]        the pure parts, with StrykerJS; all of them unless some are named
//        npm run mutation -- shop [--only 3,17] [--area sales]   the list of mutations/, on a shop from a copy;
//        with --again on the data of the last run, without preparation
import { join } from "node:path"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { mutateParts } from "./pure.mjs"
import { mutateShop } from "./shop/run.mjs"

const progress = new Progress()
const signal = givenUpBySignal()
const words = process.argv.slice(2)

const folder = join(defaultDataDir, "mutation")

try {
  const passed =
    words[0] === "shop"
      ? await mutateShop(words.slice(1), { folder, signal })
      : await mutateParts(words, { folder, progress, signal })
  process.exitCode = passed ? 0 : 1
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
process.exit()
