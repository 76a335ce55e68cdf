import { randomUUID } from "node:crypto"
import { cpus } from "node:os"
import { engineTitle, edgeTitle } from "../../tools/start/services.mjs"
import { load } from "../../quality/bench/load.mjs"
import { asking } from "../../quality/bench/send.mjs"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { limitedTo } from "./processor-share.mjs"
import { databasePid, watched } from "./processor-time.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */
/** @typedef {import("./processor-time.mjs").Group} Group */
/** @typedef {{ servers: number, perSecond: number, p99: number, cores: Map<string, number> }} Measured */

/** Number of simultaneous writers, distributed over the servers. */
const SHOPPERS = 16
const SECONDS = 5
const WARM_UP_SECONDS = 3
const ROUNDS = 5
const LOAD = "load generator"

/** Processor cores per server. Two servers and PostgreSQL then need less than two cores. */
export const SHARE = 0.5

/**
 * Measures cart writes at one server and at two servers, in alternating rounds, with and without processor limits.
 * @param {Topology} topology @returns {Promise<{ unlimited: Compared, limited: Compared | null }>}
 */
export async function cartWrites(topology) {
  const { servers, programs } = topology
  const shoppers = await filledCarts(topology)
  await writesPerSecond(servers, shoppers, WARM_UP_SECONDS)
  const compare = () => compared(topology, shoppers)
  const engines = servers.map((_, index) => programs.get(engineTitle(index))?.pid ?? 0)
  return { unlimited: await compare(), limited: await limitedTo(engines, SHARE, compare) }
}

/**
 * @typedef {{ one: Measured, two: Measured, ratio: number, raw: number }} Compared `ratio`: as if two
 * servers had the processor time that the load generator used
 */

/**
 * Alternates between one server and two, and returns the medians.
 * @param {Topology} topology @param {import("../../quality/bench/load.mjs").Turn[]} shoppers
 * @returns {Promise<Compared>}
 */
async function compared(topology, shoppers) {
  const { servers } = topology
  const [first = ""] = servers
  const atOne = () => writesPerSecond([first], shoppers, SECONDS)
  const atBoth = () => writesPerSecond(servers, shoppers, SECONDS)
  /** @type {Measured[]} */
  const ones = []
  /** @type {Measured[]} */
  const twos = []
  const groups = groupsOf(topology)
  for (let round = 0; round < ROUNDS; round++) {
    const one = await watched(groups, atOne)
    ones.push({ servers: 1, ...one.result, cores: one.cores })
    const two = await watched(groups, atBoth)
    twos.push({ servers: 2, ...two.result, cores: two.cores })
  }
  const [one, two] = [median(ones), median(twos)]
  const machine = cpus().length
  const without = machine / (machine - (two.cores.get(LOAD) ?? 0))
  const raw = two.perSecond / one.perSecond
  return { one, two, raw, ratio: raw * without }
}

/** @param {Topology} topology @returns {Group[]} */
function groupsOf({ programs, setting }) {
  const pid = (/** @type {string} */ name) => programs.get(name)?.pid ?? 0
  return [
    { name: "engine 1", pids: [pid(engineTitle(0))] },
    { name: "engine 2", pids: [pid(engineTitle(1))] },
    { name: "worker", pids: [pid(engineTitle(2))] },
    { name: "edges and front", pids: [pid(edgeTitle(0)), pid(edgeTitle(1)), pid("The front")] },
    { name: "PostgreSQL", pids: [databasePid(setting.dataDir)], withChildren: true },
    { name: "Redis", pids: [pid("Redis")] },
    { name: LOAD, pids: [process.pid] },
  ]
}

/** @param {Measured[]} rounds @returns {Measured} */
function median(rounds) {
  const middle = [...rounds].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error("No measurement was completed.")
  return middle
}

/** @param {string[]} servers @param {import("../../quality/bench/load.mjs").Turn[]} shoppers @param {number} seconds */
async function writesPerSecond(servers, shoppers, seconds) {
  const loads = await Promise.all(
    servers.map((server, index) =>
      load(
        server,
        shoppers.filter((_, shopper) => shopper % servers.length === index),
        seconds,
      ),
    ),
  )
  return {
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  }
}

/** Creates a cart for each shopper. @param {Topology} topology */
async function filledCarts({ servers: [server = ""] }) {
  const { body } = await ask(`${server}/api/search?limit=100&sort=newest`)
  /** @type {{ id: string, stock: number }[]} */
  const plentiful = body.products.filter((/** @type {{ stock: number }} */ { stock }) => stock > 100_000)
  const [product] = plentiful
  if (!product || plentiful.length < 3)
    throw new Error("No product has enough stock for the requested number of writes.")
  return Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const path = `/api/cart/topology-${randomUUID()}/items`
      for (const { id } of plentiful.slice(0, 3)) {
        const added = await ask(server + path, { method: "POST", json: { product_id: id, quantity: 1 } })
        if (!isOk(added)) throw new Error(`A cart could not be filled: ${JSON.stringify(added)}`)
      }
      return asking({ method: "POST", path, json: { product_id: product.id, quantity: 1 } })
    }),
  )
}
