// Measures `npm run import` on a fresh database. Usage: npm run moving -- [--products 2000] [--orders 10000] [--seed 1]
// [--interrupt] [--profile] [--undo]. See docs/import-large-files.md.
import { spawn } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"
import { withDatabase } from "../../tools/start/postgres/database.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { ask } from "../bench/ask.mjs"
import { benchEnvironment, benchPorts } from "../bench/shop.mjs"
import { Inspector } from "../bench/inspector.mjs"
import { alike } from "../bench/profile.mjs"
import { orderRows, productRows, sizesOf, write } from "./files.mjs"
import { Usage } from "./usage.mjs"

const SAMPLE_MS = 2_000
/** Milliseconds after which `--interrupt` kills the command and the engine. */
const INTERRUPT_MS = 15_000
const TRIES = 20
/** Limit of the engine's heap. Without it, V8 collects garbage late on a machine with much memory. */
const HEAP_MB = 400
/** Database connections of the engine. Each one costs memory in PostgreSQL. */
const CONNECTIONS = 8

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "2000" },
    orders: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    interrupt: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    undo: { type: "boolean", default: false },
  },
})
const wanted = { products: Number(values.products), orders: Number(values.orders), seed: Number(values.seed) }
const dataDir = join(defaultDataDir, "moving")
const files = join(defaultDataDir, "moving-files")
const progress = new Progress()
const signal = givenUpBySignal()

// Also removes the progress of an interrupted measurement.
rmSync(files, { recursive: true, force: true })
mkdirSync(files, { recursive: true })
const productFile = join(files, "products.csv")
const orderFile = join(files, "orders.csv")
await progress.step("Writing the files", async () => {
  await write(productFile, productRows(wanted))
  await write(orderFile, orderRows(wanted))
})
const ports = await benchPorts()
const inspector = values.profile ? 9_620 : null
const env = benchEnvironment("warn", inspector)
env["NODE_OPTIONS"] += ` --max-old-space-size=${HEAP_MB}`
env["DATABASE_POOL"] = String(CONNECTIONS)
const stack = await startStack({ dataDir, ports, env, fresh: true, progress, signal })
const usage = new Usage(SAMPLE_MS)
try {
  const key = await secretKey()
  const before = await counts()
  const times = {
    products: await timed(
      "Importing products",
      ["shopify", productFile, "--prices=with-vat", "--vat=21"],
      key,
    ),
    orders: await timed("Importing orders", ["orders", orderFile], key),
  }
  report(times, { before, after: await counts() })
  if (values.undo) {
    const undone = {
      orders: await timed("Undoing orders", ["orders", orderFile, "--undo"], key),
      products: await timed("Undoing products", ["shopify", productFile, "--undo"], key),
    }
    reportUndo(undone, { before, after: await counts() })
  }
} finally {
  usage.stop()
  await stack.stop()
}
process.exit()

/** Creates a secret API key, as an owner does in Medusa Admin. */
async function secretKey() {
  const engine = `http://127.0.0.1:${stack.setting.ports.engine}`
  const { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password } = stack.env
  const { token } = await ask(`${engine}/auth/user/emailpass`, { body: { email, password } })
  const headers = { authorization: `Bearer ${token}` }
  await ask(`${engine}/admin/administrators/me/proof`, { body: { password }, headers })
  const { api_key } = await ask(`${engine}/admin/api-keys`, {
    ...{ body: { title: "moving", type: "secret" }, headers },
  })
  return api_key.token
}

/** @returns {Promise<Record<string, number>>} */
function counts() {
  return withDatabase(stack.setting.databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT
      (SELECT count(*)::int FROM product WHERE deleted_at IS NULL) AS products,
      (SELECT count(*)::int FROM product_variant WHERE deleted_at IS NULL) AS sizes,
      (SELECT count(*)::int FROM former_order) AS orders,
      (SELECT count(*)::int FROM product_import_line WHERE code IS NOT NULL OR pending) AS problems`)
    return rows[0]
  })
}

/**
 * Runs the import command until it succeeds. Returns its seconds, and the processor seconds of each group.
 * @param {string} title @param {string[]} args @param {string} key
 */
async function timed(title, args, key) {
  const began = performance.now()
  const before = usage.seconds()
  await progress.step(title, async () => {
    const endProfile = await startProfile(join(files, args[0] ?? ""))
    for (let tries = 1; ; tries++) {
      const isInterrupted = values.interrupt && tries === 1
      const { code, output } = await imported(args, key, isInterrupted)
      if (code === 0) break
      if (!isInterrupted || tries === TRIES) throw new Error(`The import failed:\n${output.slice(-2_000)}`)
    }
    await endProfile()
  })
  const busy = Object.entries(usage.seconds()).map(([group, sum]) => {
    const seconds = sum - (before[group] ?? 0)
    return `${group} ${seconds.toFixed(1)} s`
  })
  return { seconds: (performance.now() - began) / 1_000, busy: busy.join(", ") }
}

/** Starts to profile the engine and to count its SQL statements, with `--profile`.
 * @param {string} file path without extension @returns {Promise<() => Promise<void>>} */
async function startProfile(file) {
  if (inspector === null) return () => Promise.resolve()
  const connected = await Inspector.connect(inspector)
  await connected.call("Profiler.enable")
  await connected.call("Profiler.setSamplingInterval", { interval: 5_000 })
  await connected.evaluate("statements.clear()")
  await connected.call("Profiler.start")
  return async () => {
    const { profile } = await connected.call("Profiler.stop")
    writeFileSync(`${file}.cpuprofile`, JSON.stringify(profile))
    const statements = alike(await connected.evaluate("[...statements]"))
    const lines = statements
      .sort(([, one], [, other]) => other - one)
      .map(([text, count]) => `${count}\t${text}`)
    writeFileSync(`${file}.statements.tsv`, `${lines.join("\n")}\n`)
    connected.close()
  }
}

/** @param {string[]} args @param {string} key @param {boolean} isInterrupted */
async function imported(args, key, isInterrupted) {
  const child = spawn(process.execPath, [join(root, "tools/start/import/main.mjs"), ...args], {
    env: { ...process.env, SHOP_URL: `http://127.0.0.1:${ports.shop}`, SHOP_API_KEY: key },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output = (output + String(text)).slice(-10_000)
    })
  const ended = new Promise((done) => child.on("close", done))
  if (isInterrupted) {
    await Promise.race([ended, pause(INTERRUPT_MS)])
    child.kill("SIGKILL")
    await stack.killEngine(0)
    await stack.startEngine(0)
  }
  return { code: await ended, output }
}

/** @typedef {Record<string, { seconds: number, busy: string }>} Times */
/** @typedef {{ before: Record<string, number>, after: Record<string, number> }} Rows */

/** Reports the undo, which must leave the numbers of rows as before. @param {Times} times @param {Rows} rows */
function reportUndo(times, { before, after }) {
  for (const [kind, { seconds, busy }] of Object.entries(times))
    progress.say(`undo of ${kind}: ${seconds.toFixed(1)} s (processor: ${busy})`)
  for (const [name, count] of Object.entries(before))
    if (after[name] !== count) {
      progress.say(`${after[name]} ${name} after the undo instead of ${count}`)
      process.exitCode = 1
    }
}

/** @param {Times} times @param {Rows} rows */
function report(times, { before, after }) {
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 2 ** 20)} MB`
  const expected = { products: wanted.products, sizes: sizesOf(wanted), orders: wanted.orders, problems: 0 }
  const added = Object.fromEntries(
    Object.keys(expected).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
  )
  const lines = [
    `Seed ${wanted.seed}, Node ${process.version}, ${cpus().length} cores, ${megabytes(totalmem())}`,
    ...Object.entries(times).map(
      ([kind, { seconds, busy }]) =>
        `${kind}: ${expected[/** @type {"products" | "orders"} */ (kind)]} in ${seconds.toFixed(1)} s (processor: ${busy})`,
    ),
    ...[...usage.peaks].map(([group, bytes]) => `peak of ${group}: ${megabytes(bytes)}`),
    `peak of all together: ${megabytes(usage.peakOfAll)}`,
  ]
  progress.say(lines.join("\n"))
  for (const [name, count] of Object.entries(expected))
    if (added[name] !== count) {
      progress.say(`${added[name]} ${name} instead of ${count}`)
      process.exitCode = 1
    }
}
