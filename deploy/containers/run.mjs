// `npm run containers`: tests docker-compose.yml in containers with this machine's Docker and the official
// base images. Without Docker, as root on Debian, it builds one from Debian packages, which needs
// debootstrap and slirp4netns (installed if missing). If no image registry responds, it also builds the
// base images.
// usage: npm run containers [-- --only kubernetes,build,demo,start,purchase,picture,deaths,upgrade,backup] [--keep]
//   --only: runs these parts on the containers of the last run; the others keep their figures in
//     docs/scale.md
//   --keep: leaves the containers running
import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { CLIENT } from "../../tools/start/build/build-plan.mjs"
import { buildChanged } from "../../tools/start/build.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { baseImages } from "./images.mjs"
import { PARTS, writeResults } from "./results.mjs"
import { kubernetes } from "./kubernetes.mjs"
import { machineWithDocker } from "./machine.mjs"
import { dockerOf, trialSettings } from "./trial.mjs"

const { values } = parseArgs({
  options: { only: { type: "string" }, keep: { type: "boolean", default: false } },
})
const progress = new Progress()
const folder = join(defaultDataDir, "containers")
mkdirSync(folder, { recursive: true })

const isWanted = (/** @type {string} */ part) => !values.only || values.only.split(",").includes(part)

async function main() {
  if (isWanted("kubernetes")) {
    const figures = await progress.step("Kubernetes' schemas", () => kubernetes(folder))
    for (const [what, figure] of figures) progress.say(`    ${what}: ${figure}`)
    await writeResults("kubernetes", figures)
  }
  if (!PARTS.some(isWanted)) return
  await buildChanged(progress, [CLIENT])
  const machine = await progress.step("Docker", () => machineWithDocker(folder))
  try {
    const docker = dockerOf(machine.before)
    const base = await progress.step("Base images", () => baseImages(docker, folder))
    const settings = trialSettings(folder, base.settings)
    const trial = {
      settings,
      folder,
      before: machine.before,
      node: base.node,
      official: base.official,
      ...values,
    }
    const [command = "", ...args] = [
      ...machine.beside,
      process.execPath,
      fileURLToPath(new URL("try.mjs", import.meta.url)),
    ]
    execFileSync(command, [...args, JSON.stringify(trial)], { stdio: "inherit" })
  } finally {
    if (!values.keep) await machine.stop()
  }
}

try {
  await main()
} catch (error) {
  if (error instanceof StartFailure) progress.say(`\n${error.message}\n${error.details}`)
  else if (!(error instanceof Error && "status" in error)) throw error
  process.exitCode = 1
}
process.exit()
