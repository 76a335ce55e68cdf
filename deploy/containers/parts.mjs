import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { root } from "../../tools/start/paths.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Administrator } from "../../quality/faults/shopper.mjs"
import { until } from "../../quality/faults/until.mjs"
import { Load } from "./load.mjs"

/**
 * @typedef {object} Shop a containerised shop
 * @property {import("./trial.mjs").Docker} docker
 * @property {(args: string[], env?: NodeJS.ProcessEnv) => Promise<string>} compose
 * @property {(env?: NodeJS.ProcessEnv) => Promise<string>} upgrade deploy/upgrade
 * @property {Record<string, string>} settings
 * @property {string} folder
 * @property {string} node base image of the shop's image
 * @property {string} authority file with the front's certificate authority
 */
/** @typedef {[what: string, figure: string][]} Figures */

export const FRONT = "https://localhost"
export const EMULATOR = "http://127.0.0.1:9100"
const LASTING = ["postgres", "redis", "engine-1", "engine-2", "worker", "edge-1", "edge-2", "front"]

/** @param {() => Promise<unknown>} work @returns {Promise<string>} duration */
async function timed(work) {
  const since = performance.now()
  await work()
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** @param {Shop} shop @param {string} image */
const megabytes = async ({ docker }, image) =>
  Math.round(Number(await docker(["image", "inspect", "--format", "{{.Size}}", image])) / 1e6)

/**
 * Builds the image, then again with one changed source file in a copy.
 * @param {Shop} shop @returns {Promise<Figures>}
 */
export async function build(shop) {
  const first = await timed(() => shop.compose(["build"]))
  const added = (await megabytes(shop, "bon-perroquet")) - (await megabytes(shop, shop.node))
  const context = join(shop.folder, "changed")
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context)
  const files = await runTask({ command: "git", args: ["ls-files"], cwd: root, failure: "git ls-files:" })
  for (const file of files.trim().split("\n")) cpSync(join(root, file), join(context, file))
  const changed = join(context, "storefront/server/observability/readiness.ts")
  writeFileSync(changed, `${readFileSync(changed, "utf8")}// changed ${Date.now()}\n`)
  const image = ["--build-arg", `NODE_IMAGE=${shop.node}`, "--tag", "bon-perroquet-changed", context]
  const again = await timed(() => shop.docker(["build", ...image]))
  return [
    ["the image, built", first],
    ["what it adds to its base image (at most 220 MB)", `${added} MB`],
    ["built again with a source file of the edge changed", again],
  ]
}

/** Measures the start of the demo and buys a product there. @param {Shop} shop @returns {Promise<Figures>} */
export async function demo(shop) {
  await shop.compose(["down"])
  const { NODE_IMAGE = "", POSTGRES_IMAGE = "" } = shop.settings
  const images = { ...(NODE_IMAGE && { NODE_IMAGE }), ...(POSTGRES_IMAGE && { POSTGRES_IMAGE }) }
  const compose = (/** @type {string[]} */ args) =>
    shop.docker(["compose", "--file", "docker-compose.demo.yml", ...args], images)
  await compose(["down", "--volumes"])
  const took = await timed(() => compose(["up", "--build", "--detach", "--wait"]))
  const bought = await buy(shop, "http://localhost:8000")
  await compose(["down", "--volumes"])
  return [
    ["docker-compose.demo.yml, until every service is ready", took],
    ["a purchase there", bought],
  ]
}

/**
 * Measures the first start of all services, with empty volumes.
 * @param {Shop} shop @returns {Promise<Figures>}
 */
export async function start(shop) {
  await shop.compose(["down", "--volumes", "--remove-orphans"])
  return [
    [
      "first start, until every service is ready",
      await timed(() => shop.compose(["up", "--detach", "--wait"])),
    ],
  ]
}

/** @param {Shop} shop @param {string} [address] @returns {Promise<string>} last line of the buyer's output */
async function buy(shop, address = FRONT) {
  const output = await runTask({
    args: [join(root, "docs", "buy-through-the-api.mjs"), address, EMULATOR],
    cwd: root,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: shop.authority },
    failure: `The test purchase at ${address} failed:`,
  })
  return output.trim().split("\n").at(-1) ?? ""
}

/** @param {Shop} shop @returns {Promise<Figures>} */
export const purchase = async (shop) => [["a purchase through TLS", await buy(shop)]]

/** @param {Shop} shop @returns {Promise<string>} URL of an uploaded picture */
async function upload(shop) {
  const { token } = await Administrator.signIn(FRONT, shop.settings)
  const picture = readFileSync(join(root, "backend/pictures/products/millet-en-grappes-640.webp"))
  const raw = new FormData()
  raw.append("file", new Blob([picture], { type: "image/webp" }), "picture.webp")
  const answer = await ask(`${FRONT}/api/admin/upload-image`, { method: "POST", raw, token })
  if (!isOk(answer)) throw new Error(`The upload of a picture was rejected: ${JSON.stringify(answer)}`)
  return new URL(answer.body.url, FRONT).href
}

/** @param {Shop} shop @returns {Promise<Figures>} */
export async function picture(shop) {
  const { status } = await ask(await upload(shop))
  return [["a picture, uploaded and shown", status === 200 ? "shown" : `answered ${status}`]]
}

/**
 * Kills the program of each container in turn. Docker must restart it.
 * @param {Shop} shop @returns {Promise<Figures>}
 */
export async function deaths(shop) {
  /** @type {Figures} */
  const figures = []
  for (const service of LASTING) {
    const id = await shop.compose(["ps", "--quiet", service])
    const inspect = (/** @type {string} */ field) => shop.docker(["inspect", "--format", `{{${field}}}`, id])
    const load = new Load(FRONT)
    const restarts = Number(await inspect(".RestartCount"))
    const took = await timed(async () => {
      process.kill(Number(await inspect(".State.Pid")), "SIGKILL")
      const isBack = async () => Number(await inspect(".RestartCount")) > restarts
      await until(`${service} to be started again`, isBack)
      const isWell = async () => (await inspect(".State.Health.Status")) === "healthy"
      await until(`${service} to be well`, isWell, 600_000, 500)
    })
    const { requests, failed } = await load.end()
    figures.push([
      `${service} killed, time until it is ready`,
      `${took}, ${failed.length} of ${requests} requests failed`,
    ])
  }
  return [...figures, ["a purchase afterwards", await buy(shop)]]
}

/**
 * Replaces all services while shoppers send requests, and counts failed requests.
 * @param {Shop} shop @returns {Promise<Figures>}
 */
export async function upgrade(shop) {
  const load = new Load(FRONT)
  // Every service has LOG_LEVEL, so a change of it replaces all of them.
  const took = await timed(() => shop.upgrade({ LOG_LEVEL: "warn", BUILD: "no" }))
  const { requests, failed } = await load.end()
  const ways = [...new Set(failed)].join(", ")
  return [
    [
      "upgrade of every service",
      `${took}, ${failed.length} of ${requests} requests failed${ways && `: ${ways}`}`,
    ],
  ]
}

/**
 * Restores a backup. Changes and pictures since the backup must disappear, and saved ones must return.
 * @param {Shop} shop @returns {Promise<Figures>}
 */
export async function backup(shop) {
  const earlier = await upload(shop)
  const saved = await timed(async () => shop.compose(["run", "--rm", "backup", "/backups/trial.tar.gz"]))
  const later = await upload(shop)
  const running = ["engine-1", "engine-2", "worker", "edge-1", "edge-2"]
  await shop.compose(["stop", ...running])
  const restored = await timed(() =>
    shop.compose(["run", "--rm", "restore", "/backups/trial.tar.gz", "--replace"]),
  )
  await shop.compose(["up", "--detach", "--wait"])
  const [before, after] = [await ask(earlier), await ask(later)].map(({ status }) => status)
  return [
    ["backup of database and pictures", saved],
    ["restore over them", restored],
    ["afterwards: a picture of the backup, one that came later", `${before}, ${after} (200, 404 are wanted)`],
    ["a purchase afterwards", await buy(shop)],
  ]
}
