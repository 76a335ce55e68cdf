import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { Agent, setGlobalDispatcher } from "undici"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Administrator } from "../../quality/faults/shopper.mjs"
import { until } from "../../quality/faults/until.mjs"
import { root } from "../../tools/start/paths.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { withoutShopSettings } from "../../tools/start/settings/environment.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { frontAuthority, requireCaddy, startFront } from "./programs.mjs"
import { purchase } from "./purchase.mjs"

/** @typedef {import("../../tools/start/stack.mjs").Stack} Stack */
/** @typedef {{ url: string, shows: string[], hides: string[], sells: string, lacks: string, prefix: string }} Brand what the host of a brand must have: parts of its home page, products, and the prefix of order numbers */

/** Handles of two products, of which each brand sells one. */
const [OF_FIRST, OF_SECOND] = ["amandes-decortiquees", "noix-de-cajou"]
const SECOND_HOST = "second.localhost"
/** Makes connections to a host without DNS entry go to a port of this machine. */
const hostHere = join(root, "tools", "start", "new-shop", "public-host.cjs")

const readJson = (/** @type {string} */ text) => JSON.parse(text)

/** Returns merchant.json with the channel of docs/extending/second-brand.md. @param {string} url of the channel */
function merchantWith(url) {
  const page = readFileSync(join(root, "docs", "extending", "second-brand.md"), "utf8")
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const [channel] = readJson(example).channels
  const main = readJson(readFileSync(join(root, "merchant.json"), "utf8"))
  return { main, channel: { ...channel, url, hosts: [] } }
}

/**
 * Starts a shop with two brands behind deploy/Caddyfile, and checks that each host has its brand.
 * @param {{ folder: string, progress: import("../../tools/start/progress.mjs").Progress, signal: AbortSignal }} options
 * @returns {Promise<import("./findings.mjs").Found>}
 */
export async function twoBrands({ folder, progress, signal }) {
  requireCaddy()
  mkdirSync(folder, { recursive: true })
  const [port, plainPort, shop] = [await freePort(8450), await freePort(8455), await freePort(8460)]
  const [first, second] = [`https://localhost:${port}`, `https://${SECOND_HOST}:${port}`]
  const { main, channel } = merchantWith(second)
  const file = join(folder, "merchant.json")
  writeFileSync(file, JSON.stringify({ ...main, channels: [channel] }))
  const dataDir = join(folder, "data")
  const stack = await startStack({
    ...{ dataDir, progress, signal, fresh: true, durable: false },
    ports: { shop, engine: 9560, emulator: 9580, postgres: 15_700 },
    env: { ...withoutShopSettings(process.env), SHOP_URL: first, MERCHANT_FILE: file },
  })
  try {
    Object.assign(process.env, { PUBLIC_HOST: SECOND_HOST, PUBLIC_HOST_PORT: String(port) })
    createRequire(import.meta.url)(hostHere)
    const channelHosts = `${SECOND_HOST}:${port}`
    const front = startFront({ dataDir, port, plainPort, edges: [shop], channelHosts })
    stack.add(front.process)
    await front.ready()
    await until("the front's certificate", async () => existsSync(frontAuthority(dataDir)))
    setGlobalDispatcher(new Agent({ connect: { ca: readFileSync(frontAuthority(dataDir)) } }))
    await until("the first brand", async () => (await ask(`${first}/readyz`)).status === 200)
    await divideProducts(stack, first, `sc_channel_${channel.code}`)
    await until("the products of the second brand", async () => (await handlesAt(second)).length === 1)
    const { paper } = channel.brand.colors
    const [ofFirst, ofSecond] = [[main.name], [channel.name, paper]]
    /** @type {Brand[]} */
    const brands = [
      { url: first, shows: ofFirst, hides: ofSecond, sells: OF_FIRST, lacks: OF_SECOND, prefix: "BP-" },
      { url: second, shows: ofSecond, hides: ofFirst, sells: OF_SECOND, lacks: OF_FIRST, prefix: "GM-" },
    ]
    const found = []
    for (const brand of brands) found.push(await findingsOf(brand, stack))
    return {
      title: "Two brands behind the front",
      figures: found.map(({ url, order }) => [url, order]),
      missed: found.flatMap(({ missed }) => missed),
    }
  } finally {
    await stack.stop()
  }
}

/** Moves one product to the second brand. @param {Stack} stack @param {string} front @param {string} channel */
async function divideProducts({ urls, env }, front, channel) {
  const { token } = await Administrator.signIn(front, env)
  const engine = async (/** @type {string} */ path, /** @type {object | undefined} */ json = undefined) => {
    const answer = await ask(`${urls.engine}${path}`, { ...(json && { method: "POST", json }), token })
    if (!isOk(answer)) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.body
  }
  const { body: products } = await ask(`${front}/api/products`)
  const { id } = products.find(
    (/** @type {{ handle_fr: string }} */ { handle_fr }) => handle_fr === OF_SECOND,
  )
  const { stores } = await engine("/admin/stores")
  await engine(`/admin/sales-channels/${channel}/products`, { add: [id] })
  await engine(`/admin/sales-channels/${stores[0].default_sales_channel_id}/products`, { remove: [id] })
}

/** @param {string} url @returns {Promise<string[]>} handles of the products of a brand */
async function handlesAt(url) {
  const { body } = await ask(`${url}/api/products`)
  return Array.isArray(body) ? body.map(({ handle_fr }) => handle_fr) : []
}

/**
 * Reads the home page and the products of a brand through the front, and buys there.
 * @param {Brand} brand @param {Stack} stack
 */
async function findingsOf({ url, shows, hides, sells, lacks, prefix }, { urls, setting }) {
  const headers = { accept: "text/html", "accept-language": "fr" }
  const { body } = await ask(url, { headers })
  const page = String(body)
  const handles = await handlesAt(url)
  const front = { front: url, emulator: urls.emulator ?? "", setting: withFront(setting) }
  const order = await purchase(front)
  const rules = /** @type {[string, boolean][]} */ ([
    [`shows ${shows.join(" and ")}`, shows.every((part) => page.includes(part))],
    [`does not show ${hides.join(" or ")}`, !hides.some((part) => page.includes(part))],
    ["names its address as the canonical one", page.includes(`<link rel="canonical" href="${url}`)],
    ["sells its products only", handles.includes(sells) && !handles.includes(lacks)],
    [`has orders that begin with ${prefix}`, order.includes(prefix)],
  ])
  const missed = rules.filter(([, isKept]) => !isKept).map(([rule]) => `It is not true that ${url} ${rule}.`)
  return { url, order, missed }
}

/** Makes the buyer's program find and trust the front. @param {import("../../tools/start/settings/environment.mjs").Setting} setting */
const withFront = (setting) => ({
  ...setting,
  env: {
    ...process.env,
    NODE_OPTIONS: `--require=${hostHere}`,
    NODE_EXTRA_CA_CERTS: frontAuthority(setting.dataDir),
  },
})
