// `npm run topology`: runs the services of docker-compose.yml as processes of this machine and checks their
// guarantees.
// usage: npm run topology [-- --products N] [--only purchase,prices,catalogue,administration,writes,blocked,deaths,brands] [--again] [--keep]
//   --products: number of products, by default 200; each size has separate data and figures
//   --only: runs these parts; the others keep their figures in docs/scale.md
//   --again: uses the data of the last run, without preparation
//   --keep: leaves everything running until Ctrl-C
import { createRequire } from "node:module"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { StartFailure } from "../../tools/start/failure.mjs"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { USUAL_PRODUCTS } from "../../quality/bench/options.mjs"
import { administrationCost } from "./administration.mjs"
import { blockedLoops } from "./blocked.mjs"
import { twoBrands } from "./brands.mjs"
import { deaths } from "./death.mjs"
import { priceChanges } from "./price-change.mjs"
import { purchase } from "./purchase.mjs"
import { catalogueCost } from "./catalogue.mjs"
import {
  administrationFound,
  blockedFound,
  catalogueFound,
  deathsFound,
  purchaseFound,
  pricesFound,
  writesFound,
} from "./findings.mjs"
import { cartWrites } from "./throughput.mjs"
import { startTopology } from "./topology.mjs"
import { writeResults } from "./report.mjs"

/** @typedef {import("./findings.mjs").Found} Found */
/** @typedef {import("./topology.mjs").Topology} Topology */

const { values } = parseArgs({
  options: {
    products: { type: "string", default: String(USUAL_PRODUCTS) },
    only: { type: "string" },
    again: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
})
const progress = new Progress()
const signal = givenUpBySignal()
/** @type {Promise<never>} */
const givenUp = new Promise((_, reject) =>
  signal.addEventListener("abort", () => reject(new StartFailure("Cancelled.")), { once: true }),
)
givenUp.catch(() => {})
const products = Number(values.products)
const require = createRequire(import.meta.url)

/** @param {Topology} topology @returns {Record<string, () => Promise<Found>>} */
const partsOf = (topology) => {
  const { EmulatorControl } = require("@bon-perroquet/stripe-emulator")
  /** @type {import("@bon-perroquet/stripe-emulator").EmulatorControl} */
  const stripe = new EmulatorControl(topology.emulator)
  const { webhook: secret } = topology.setting.secrets
  return {
    purchase: async () => {
      await stripe.setEndpoints([{ url: `${topology.front}/api/payments/webhook`, secret }])
      return purchaseFound(await purchase(topology))
    },
    prices: async () => pricesFound(await priceChanges(topology), products),
    catalogue: async () => catalogueFound(await catalogueCost(topology)),
    administration: async () => administrationFound(await administrationCost(topology)),
    writes: async () => writesFound(await cartWrites(topology)),
    blocked: async () => blockedFound(await blockedLoops(topology)),
    deaths: async () => {
      await stripe.setEndpoints([{ url: `${topology.front}/api/payments/webhook`, secret }])
      return deathsFound(await deaths(topology, stripe))
    },
  }
}

/** Part that starts a shop with two brands. */
const BRANDS = "brands"
const requested = values.only?.split(",")

/** @param {string} name @param {() => Promise<Found>} part @returns {Promise<Found>} */
async function tried(name, part) {
  const found = await progress.step(`Trying: ${name}`, () => Promise.race([part(), givenUp]))
  for (const [what, figure] of found.figures) progress.say(`    ${what}: ${figure}`)
  for (const missed of found.missed) {
    progress.say(`  ✗ ${missed}`)
    process.exitCode = 1
  }
  return found
}

async function measure() {
  const dataDir = join(defaultDataDir, products === USUAL_PRODUCTS ? "topology" : `topology-${products}`)
  const topology = await startTopology({
    ...{ dataDir, progress, signal },
    products,
    fresh: !values.again,
  })
  try {
    for (const [name, part] of Object.entries(partsOf(topology))) {
      if (requested && !requested.includes(name)) continue
      const found = await tried(name, part)
      await writeResults(products === USUAL_PRODUCTS ? name : `${name}-${products}`, found)
    }
    if (values.keep) {
      progress.say(`\nRunning at ${topology.front}. Press Ctrl-C to stop.`)
      await givenUp
    }
  } finally {
    await topology.stop()
  }
}

async function main() {
  const isWanted = !requested || requested.includes(BRANDS)
  if (requested?.join() !== BRANDS) await measure()
  // Has a shop of its own, and no figures for docs/scale.md.
  const folder = join(defaultDataDir, "topology-brands")
  if (isWanted) await tried(BRANDS, () => twoBrands({ folder, progress, signal }))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
process.exit()
