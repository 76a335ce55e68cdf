// Measures the downtime after a blocked event loop: `npm start` with two engines (Medusa processes), and an engine started
// like in docker-compose.yml with `restart: unless-stopped`. Uses a separate data folder.
// usage: node quality/faults/blocked-loop.mjs
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { defaultDataDir, engineBuild } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { MOST_SECONDS, secondsUntilBack } from "./block-event-loop.mjs"

const progress = new Progress()
const dataDir = join(defaultDataDir, "blocked-loop")
const ports = { shop: 8480, engine: 9680, emulator: 9690, extensions: 9695, postgres: 15_800 }
const signal = givenUpBySignal()
const stack = await startStack({
  ...{ dataDir, ports, progress, signal },
  engines: 2,
  durable: false,
  restarts: true,
})

/** Returns the id of the process that uses a port. @param {number} port */
function processAt(port) {
  const { children } = JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8"))
  const pids = children.map((/** @type {{ pid: number }} */ { pid }) => pid)
  const matches = pids.filter(
    (/** @type {number} */ pid) =>
      commandOf(pid).includes(` ${port}`) || environmentOf(pid).includes(`PORT=${port}`),
  )
  return matches.at(-1)
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

const COMPOSE_PORT = 9699
const cli = createRequire(import.meta.url).resolve("@medusajs/cli")
let isStopping = false
function startAsCompose() {
  const env = { ...stack.env, PORT: String(COMPOSE_PORT), MEDUSA_WORKER_MODE: "server" }
  const args = [cli, "start", "--host", "127.0.0.1", "--port", String(COMPOSE_PORT)]
  const child = spawn(process.execPath, args, { cwd: engineBuild, env, stdio: "ignore" })
  child.once("exit", () => {
    if (!isStopping) compose = startAsCompose()
  })
  return child
}
let compose = startAsCompose()

try {
  const { engines = [], shop } = stack.setting.ports
  const programs = [
    {
      name: "an engine",
      pid: () => processAt(engines[0] ?? 0),
      url: `http://127.0.0.1:${engines[0]}/readyz`,
    },
    { name: "an engine of Compose", pid: () => compose.pid, url: `http://127.0.0.1:${COMPOSE_PORT}/readyz` },
    { name: "the edge", pid: () => processAt(shop), url: `http://127.0.0.1:${shop}/readyz` },
  ]
  for (const program of programs) {
    const seconds = await secondsUntilBack(program)
    progress.say(`  ${program.name}: responds again ${seconds.toFixed(1)} s after its event loop was blocked`)
    if (seconds > MOST_SECONDS) process.exitCode = 1
  }
} finally {
  isStopping = true
  compose.kill("SIGKILL")
  await stack.stop()
}
process.exit()
