// `npm run installs`: installs the shop in an empty folder with each npm that a supported Node release brings along, and
// loads every native package. npm can leave one out without an error, and then only a build fails.
// usage: npm run installs [-- NODE …] [--start]
//   NODE: releases of tools/start/packages/bundled-npm.mjs, such as 24.9.0; one per npm version by default
//   --list: only writes these releases, as JSON
//   --start: also runs `npm start` in an empty folder until the shop answers, and `npm run dev` until it shows a change
import { parseArgs } from "node:util"
import { StartFailure } from "../../tools/start/failure.mjs"
import { BUNDLED_NPM } from "../../tools/start/packages/bundled-npm.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { releaseOf, tryInstall, tryStart } from "./tries.mjs"

const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false }, start: { type: "boolean", default: false } },
  allowPositionals: true,
})
const progress = new Progress()
const signal = givenUpBySignal()

/** First Node release with each npm version. */
const onePerNpm = Object.values(
  Object.fromEntries(
    Object.entries(BUNDLED_NPM)
      .reverse()
      .map(([node, npm]) => [npm, node]),
  ),
).reverse()

if (values.list) {
  process.stdout.write(`${JSON.stringify(onePerNpm)}\n`)
  process.exit()
}

/** @type {string[]} */
const failed = []
/** @param {string} name @param {() => Promise<string>} work that returns the text to show */
async function attempt(name, work) {
  try {
    progress.say(`    ${await progress.step(name, work)}`)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    failed.push(name)
    progress.say(`${error.message}\n${error.details}`)
  }
}

for (const node of positionals.length ? positionals : onePerNpm) {
  if (signal.aborted) break
  const release = await releaseOf(node)
  const name = `Node ${node} with npm ${release.npm}`
  await attempt(`${name}: npm ci`, () => tryInstall(release))
  if (values.start && !signal.aborted)
    await attempt(`${name}: npm start and npm run dev`, () => tryStart(release))
}
progress.say(failed.length ? `\nFailed: ${failed.join(", ")}.` : "\nEvery install is complete.")
process.exit(failed.length || signal.aborted ? 1 : 0)
