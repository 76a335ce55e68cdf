import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Inspector } from "./inspector.mjs"
import { load } from "./load.mjs"
import { number } from "./targets.mjs"

const SECONDS = 5
/** Sampling interval in microseconds. */
const INTERVAL = 500
const SHOWN = 60
const WIDTH = 150

/**
 * Writes a CPU profile below `folder`. Returns the SQL statements per action.
 * @param {import("./scenarios/index.mjs").Pair} pair
 * @param {import("./shop.mjs").BenchShop} shop
 * @param {string} folder
 * @returns {Promise<string>} text for the terminal
 */
export async function profileOf({ name, stock, ours }, { inspector: port }, folder) {
  if (port === null) throw new Error("The engine was started without an inspector.")
  await mkdir(folder, { recursive: true })
  const inspector = await Inspector.connect(port)
  try {
    const parts = []
    for (const [side, subject] of Object.entries({ stock, ours })) {
      const file = join(
        folder,
        `${`${name} ${side}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.cpuprofile`,
      )
      parts.push(`${subject.name}\n  ${await profiled(inspector, subject, file)}`)
    }
    return `${parts.join("\n")}\n`
  } finally {
    inspector.close()
  }
}

/**
 * Profiles one action and writes the CPU profile to `file`.
 * @param {Inspector} inspector @param {import("./scenarios/index.mjs").Subject} subject @param {string} file
 */
async function profiled(inspector, { url, turns }, file) {
  await inspector.call("Profiler.enable")
  await inspector.call("Profiler.setSamplingInterval", { interval: INTERVAL })
  await inspector.evaluate("statements.clear()")
  await inspector.call("Profiler.start")
  const { perSecond, count } = await load(url, turns, SECONDS)
  const { profile } = await inspector.call("Profiler.stop")
  /** @type {[string, number][]} */
  const statements = alike(await inspector.evaluate("[...statements]"))
  await writeFile(file, JSON.stringify(profile))
  const total = statements.reduce((sum, [, times]) => sum + times, 0)
  const lines = statements
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([text, times]) => `    ${number(times / count).padStart(6)}  ${text.slice(0, WIDTH)}`)
  const busy = `${number(busyMs(profile) / count)} ms of the engine's CPU`
  return `${number(perSecond)}/s; each turn: ${number(total / count)} statements, ${busy}; ${file}\n${lines.join("\n")}`
}

/**
 * Adds up the counts of statements that differ only in their literals or in the number of parameters.
 * @param {[string, number][]} statements
 * @returns {[string, number][]}
 */
export function alike(statements) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const [text, times] of statements) {
    const kind = text
      .replaceAll(/'(?:[^']|'')*'/g, "?")
      .replaceAll(/\?(?:, \?)+/g, "?, …")
      .replaceAll(/\s+/g, " ")
      .trim()
    counts.set(kind, (counts.get(kind) ?? 0) + times)
  }
  return [...counts]
}

/** @param {{ nodes: { id: number, callFrame: { functionName: string } }[], samples: number[], timeDeltas: number[] }} profile */
function busyMs({ nodes, samples, timeDeltas }) {
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
  )
  return samples.reduce((sum, id, at) => (idle.has(id) ? sum : sum + (timeDeltas[at] ?? 0)), 0) / 1000
}
