import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Agent, setGlobalDispatcher } from "undici"
import { StartFailure } from "../../tools/start/failure.mjs"
import { root } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { until } from "../../quality/faults/until.mjs"
import * as parts from "./parts.mjs"
import { PARTS, writeResults } from "./results.mjs"
import { dockerOf } from "./trial.mjs"

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

try {
  for (const part of PARTS) {
    if (only && !only.split(",").includes(part)) continue
    if (!["build", "demo", "start"].includes(part)) await trustFront()
    const figures = await progress.step(`Trying: ${part}`, () => parts[part](shop))
    for (const [what, figure] of figures) progress.say(`    ${what}: ${figure}`)
    await writeResults(part, figures, official)
  }
  if (!keep) await shop.compose(["down", "--volumes"])
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
process.exit()
