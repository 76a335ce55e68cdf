import { spawn } from "node:child_process"
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { performance } from "node:perf_hooks"
import { StartFailure } from "../../tools/start/failure.mjs"
import { npmOf } from "../../tools/start/packages/bundled-npm.mjs"
import { fetchNode, fetchNpm } from "../../tools/start/packages/releases.mjs"
import { root } from "../../tools/start/paths.mjs"
import { endWithUs, runTask } from "../../tools/start/processes/task.mjs"

/** @typedef {{ node: string, npm: string, program: string, script: string }} Release versions, Node's program and npm's script */

/** Milliseconds until the shop must answer. A first start takes two minutes on two idle cores. */
const STARTED_WITHIN = 1_800_000

/** @param {string} node @returns {Promise<Release>} */
export async function releaseOf(node) {
  const npm = npmOf(node)
  return { node, npm, program: await fetchNode(node), script: await fetchNpm(npm) }
}

/** Installs the shop in an empty folder. @param {Release} release @returns {Promise<string>} */
export const tryInstall = (release) =>
  inEmptyCopy(async (folder) => {
    const ci = ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
    const took = await seconds(() => run(release, folder, [release.script, ...ci], "`npm ci` failed:"))
    return `${took} s; ${await loadNatives(release, folder)}`
  })

/**
 * Runs `npm start` in an empty folder until the shop responds, then `npm run dev` until it shows a change.
 * @param {Release} release @returns {Promise<string>}
 */
export const tryStart = (release) =>
  inEmptyCopy(async (folder) => {
    const started = await whileRunning(release, folder, "start", ({ shop }, ended) =>
      seconds(() => untilAnswers(shop, ended)),
    )
    const shown = await tryChange(release, folder)
    return `the shop answers after ${started} s; ${shown}; ${await loadNatives(release, folder)}`
  })

/** Text of an extension of Medusa Admin, and its file. */
const EXTENSION = join("plugins", "sales", "orders", "src", "admin", "i18n", "en.ts")
const [BEFORE, AFTER] = ["Status in the shop", "Status in the changed shop"]

/**
 * Runs `npm run dev` in a folder that is built, and changes an extension until the page of Medusa Admin contains the change.
 * @param {Release} release @param {string} folder @returns {Promise<string>}
 */
const tryChange = (release, folder) =>
  whileRunning(release, folder, "dev", async ({ engine, said }, ended) => {
    const page = `${engine}/app/`
    // The files are watched by then.
    const isReady = async () => said().includes("Production build") && (await scriptContains(page, BEFORE))
    await untilTrue(isReady, ended, `${page} does not contain the extension.`)
    const file = join(folder, EXTENSION)
    writeFileSync(file, readFileSync(file, "utf8").replace(BEFORE, AFTER))
    const failure = `${page} does not contain the changed extension.`
    const took = await seconds(() => untilTrue(() => scriptContains(page, AFTER), ended, failure))
    return `Medusa Admin shows a changed extension after ${took} s`
  })

/** @param {string} page address of Medusa Admin @param {string} text @returns {Promise<boolean>} */
async function scriptContains(page, text) {
  const html = await (await fetch(page)).text()
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  return script !== undefined && (await (await fetch(new URL(script, page))).text()).includes(text)
}

/**
 * Runs one of npm's scripts in a folder while `work` runs.
 * @template T @param {Release} release @param {string} folder @param {"start" | "dev"} script
 * @param {(running: { shop: string, engine: string, said: () => string }, ended: Promise<unknown>) => Promise<T>} work `said` returns the output, `ended` resolves when the script ends
 * @returns {Promise<T>}
 */
async function whileRunning(release, folder, script, work) {
  const [port, enginePort] = [await unclaimedPort(), await unclaimedPort()]
  const env = { ...environment(release), PORT: String(port), ENGINE_PORT: String(enginePort) }
  // Detached, so that the whole process group can be ended. npm does not pass on a signal that only npm receives.
  const shop = spawn(release.program, [release.script, "run", script], { cwd: folder, env, detached: true })
  endWithUs(shop)
  let output = ""
  for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (chunk) => (output += chunk))
  const ended = new Promise((resolve) => shop.once("close", () => resolve(true)))
  try {
    const urls = { shop: `http://localhost:${port}/`, engine: `http://localhost:${enginePort}` }
    return await work({ ...urls, said: () => output }, ended)
  } catch (error) {
    throw new StartFailure(`\`npm run ${script}\`: ${String(error)}`, output.slice(-3000))
  } finally {
    if (shop.pid) process.kill(0 - shop.pid, "SIGINT")
    await ended
  }
}

/** @returns {Promise<number>} a free port; `freePort` would claim it, so that the started shop could not use it */
const unclaimedPort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** @param {string} url @param {Promise<unknown>} ended */
const untilAnswers = (url, ended) =>
  untilTrue(async () => (await fetch(url)).ok, ended, `${url} does not respond.`)

/**
 * Repeats a check until it is true. An error counts as false, because the program may not listen yet.
 * @param {() => Promise<boolean>} check @param {Promise<unknown>} ended resolves when the program that should answer ends
 * @param {string} failure
 */
async function untilTrue(check, ended, failure) {
  const deadline = performance.now() + STARTED_WITHIN
  while (performance.now() < deadline) {
    const isEnded = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 500, false))])
    if (isEnded) throw new StartFailure("The program exited.")
    if (await check().catch(() => false)) return
  }
  throw new StartFailure(failure)
}

/** @param {(folder: string) => Promise<string>} work runs in a folder with the files of this checkout, except those that Git ignores */
async function inEmptyCopy(work) {
  const folder = mkdtempSync(join(tmpdir(), "shop-"))
  chmodSync(folder, 0o755)
  try {
    const failure = "git ls-files:"
    const files = await runTask({ command: "git", args: ["ls-files", "-z"], cwd: root, failure })
    for (const file of files.split("\0").filter(Boolean)) cpSync(join(root, file), join(folder, file))
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loads every native package with this Node release. @param {Release} release @param {string} folder */
const loadNatives = async (release, folder) =>
  (
    await run(
      release,
      folder,
      [join(folder, "tools/start/packages/native.mjs")],
      "The install is incomplete:",
    )
  ).trim()

/** @param {Release} release @param {string} cwd @param {string[]} args @param {string} failure */
const run = (release, cwd, args, failure) =>
  runTask({ command: release.program, args, cwd, env: environment(release), failure })

/** Returns the environment without variables of an outer `npm run`. @param {Release} release */
function environment({ program }) {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|cache)$/i.test(name),
  )
  return { ...Object.fromEntries(variables), PATH: [dirname(program), process.env.PATH].join(delimiter) }
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} */
async function seconds(work) {
  const since = performance.now()
  await work()
  return Math.round((performance.now() - since) / 1000)
}
