// How long the shop is without a program whose event loop is blocked: `npm start` with two engines, in a data folder of its own.
// usage: node quality/faults/blocked-loop.mjs
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { blockEventLoop } from "./block-event-loop.mjs"
import { until } from "./until.mjs"

const MOST_SECONDS = 30
const progress = new Progress()
const dataDir = join(defaultDataDir, "blocked-loop")
const ports = { shop: 8480, engine: 9680, emulator: 9690, bpost: 9695, postgres: 15_800 }
const signal = givenUpBySignal()
const stack = await startStack({
  ...{ dataDir, ports, progress, signal },
  engines: 2,
  durable: false,
  restarts: true,
})

/** @param {string} url */
const answers = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
  return answer?.ok === true
}

/** The process that listens on a port of this machine's stack, by the note that the stack keeps of its programs. @param {number} port */
async function processAt(port) {
  const { children } = JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8"))
  const pids = children.map((/** @type {{ pid: number }} */ { pid }) => pid)
  const found = pids.filter(
    (/** @type {number} */ pid) =>
      commandOf(pid).includes(` ${port}`) || environmentOf(pid).includes(`PORT=${port}`),
  )
  return found.at(-1)
}

const commandOf = (/** @type {number} */ pid) => textOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ")
const environmentOf = (/** @type {number} */ pid) => textOf(`/proc/${pid}/environ`).split("\0")
const textOf = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

try {
  const { engines = [], shop } = stack.setting.ports
  const programs = [
    {
      name: "an engine",
      pid: await processAt(engines[0] ?? 0),
      url: `http://127.0.0.1:${engines[0]}/readyz`,
    },
    { name: "the edge", pid: await processAt(shop), url: `http://127.0.0.1:${shop}/readyz` },
  ]
  for (const { name, pid, url } of programs) {
    await until(`${name} to answer`, () => answers(url))
    await blockEventLoop(pid)
    const since = performance.now()
    await until(`${name} to be blocked`, async () => !(await answers(url)))
    await until(`${name} to answer again`, () => answers(url), 120_000, 100)
    const seconds = (performance.now() - since) / 1000
    progress.say(`  ${name}: answers again ${seconds.toFixed(1)} s after its event loop was blocked`)
    if (seconds > MOST_SECONDS) process.exitCode = 1
  }
} finally {
  await stack.stop()
}
process.exit()
