// Tests each mutation: change, build, start, test, undo. Runs in the copy of run.mjs.
// usage: node campaign.mjs [--only 3,17] [--area sales] [--again]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, sep } from "node:path"
import { parseArgs } from "node:util"
import { defaultDataDir, root } from "../../../tools/start/paths.mjs"
import { Progress } from "../../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../../tools/start/processes/task.mjs"
import { mutated, readMutations } from "./list.mjs"
import { startKeptShop } from "./kept-shop.mjs"
import { tableOf } from "./table.mjs"
import { asksShop, firstFailing, firstFailingOf } from "./tests.mjs"

/** @typedef {import("./list.mjs").Mutation & { number: number }} Numbered */
/** @typedef {Numbered & { noticedBy: string | null, seconds: number }} Tried */

if (!root.includes(`${sep}.data${sep}`))
  throw new Error("This script must not change the original sources. Use `npm run mutation -- shop`.")

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    area: { type: "string" },
    again: { type: "boolean", default: false },
  },
})
const only = values.only?.split(",").map(Number)
const mutations = readMutations()
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(({ number, area }) => (only?.includes(number) ?? true) && area === (values.area ?? area))
const progress = new Progress()
const signal = givenUpBySignal()

for (const mutation of mutations) mutated(readFileSync(join(root, mutation.file), "utf8"), mutation)

mkdirSync(defaultDataDir, { recursive: true })
const needsShop = mutations.some(({ tests }) => tests.some(asksShop))
const shop = needsShop ? await startKeptShop(progress, signal, !values.again) : null
const env = shop?.env ?? process.env
try {
  process.exitCode = (await passUnchanged()) && (await tryAll()) ? 0 : 1
} finally {
  await shop?.stop()
}
process.exit()

/** Runs the tests on unchanged code first, because a test that always fails would seem to detect every mutation. */
async function passUnchanged() {
  const failing = await progress.step("The tests pass without a mutation", () =>
    firstFailingOf(mutations, env),
  )
  if (failing) progress.say(`These tests fail without a mutation: ${failing}`)
  return failing === null
}

async function tryAll() {
  /** @type {Tried[]} */
  const results = []
  for (const mutation of mutations) {
    if (signal.aborted) return false
    const began = Date.now()
    const noticedBy = await progress.step(`${mutation.number}. ${mutation.what}`, () => noticing(mutation))
    results.push({ ...mutation, noticedBy, seconds: Math.round((Date.now() - began) / 1000) })
    progress.say(noticedBy === null ? "    SURVIVED" : `    detected: ${noticedBy}`)
    writeFileSync(join(defaultDataDir, "mutations.md"), tableOf(results))
  }
  const survivors = results.filter(({ noticedBy }) => noticedBy === null)
  progress.say(
    `\n${tableOf(results)}\n${results.length - survivors.length} of ${results.length} mutations were detected.`,
  )
  return survivors.length === 0
}

/** @param {Numbered} mutation @returns {Promise<string | null>} the test that detects it */
async function noticing(mutation) {
  const path = join(root, mutation.file)
  const text = readFileSync(path, "utf8")
  const running = mutation.tests.some(asksShop) ? shop : null
  writeFileSync(path, mutated(text, mutation))
  try {
    await running?.restartWith(mutation.file)
    return await firstFailing(mutation.tests, mutation.named, env)
  } finally {
    writeFileSync(path, text)
    await running?.build(mutation.file)
  }
}
