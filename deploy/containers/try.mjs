// The parts of `npm run containers`, in the network where the containers' ports are.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Agent, setGlobalDispatcher } from "undici"
import { StartFailure } from "../../tools/start/failure.mjs"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { machine, readKept, today, writeBetween, writeKept } from "../../quality/bench/figures.mjs"
import { until } from "../../quality/faults/until.mjs"
import * as parts from "./parts.mjs"
import { dockerOf } from "./trial.mjs"

const PAGE = join(root, "docs", "scale.md")
const KEPT = join(defaultDataDir, "containers-results.json")
const ORDER = /** @type {const} */ (["build", "start", "purchase", "picture", "deaths", "upgrade", "backup"])

const { settings, folder, before, node, official, only, keep } = JSON.parse(process.argv[2] ?? "{}")
const progress = new Progress()
const docker = dockerOf(before)
const authority = join(folder, "front.crt")
/** @type {parts.Shop} */
const shop = {
  ...{ docker, settings, folder, node, authority },
  compose: (args, env) => docker(["compose", ...args], { ...settings, ...env }),
  upgrade: (env) => dockerOf(before, join(root, "deploy", "upgrade"))([], { ...settings, ...env }),
}

/** The front makes its certificates itself where the shop's name is this machine's; who asks trusts it. */
async function trustFront() {
  const there = "front:/data/caddy/pki/authorities/local/root.crt"
  await until("the front's certificate", () =>
    shop.compose(["cp", there, authority]).then(
      () => true,
      () => false,
    ),
  )
  setGlobalDispatcher(new Agent({ connect: { ca: readFileSync(authority) } }))
}

/** @param {string} part @param {parts.Figures} figures */
async function write(part, figures) {
  /** @type {Record<string, { figures: parts.Figures, on: string }>} */
  const kept = readKept(KEPT)
  kept[part] = { figures, on: today() }
  writeKept(KEPT, kept)
  const rows = ORDER.flatMap((name) =>
    (kept[name]?.figures ?? []).map(([what, figure]) => `| ${what} | ${figure} | ${kept[name]?.on} |`),
  )
  const images = official ? "The official base images" : "Base images of Debian's packages"
  await writeBetween(
    PAGE,
    "containers",
    `| in containers | | |\n| --- | --- | --- |\n${rows.join("\n")}\n\n${images}. ${machine()}.`,
  )
}

try {
  for (const part of ORDER) {
    if (only && !only.split(",").includes(part)) continue
    if (part !== "build" && part !== "start") await trustFront()
    const figures = await progress.step(`Trying: ${part}`, () => parts[part](shop))
    for (const [what, figure] of figures) progress.say(`    ${what}: ${figure}`)
    await write(part, figures)
  }
  if (!keep) await shop.compose(["down", "--volumes"])
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
process.exit()
