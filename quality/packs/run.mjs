// `npm run packs`: installs the packed plugins in a bare Medusa application of public packages, first one at a time and
// then together. Each application migrates, starts, and does the main job of its plugins over HTTP.
// usage: npm run packs [-- PLUGIN …] [--into FOLDER]
//   PLUGIN: trials to run, for example vat or shop-client, or together; by default each and then all of them together
//   --into: only writes the tarballs into this folder, for example to publish them
//   --pictures: also writes pictures of the plugins in Medusa Admin into docs/pictures
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { inspect, parseArgs } from "node:util"
import { buildChanged } from "../../tools/start/build.mjs"
import { PACKED } from "../../tools/start/build/build-plan.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"
import { root } from "../../tools/start/paths.mjs"
import { Claim } from "../../tools/start/processes/claim.mjs"
import { Parts } from "../../tools/start/processes/parts.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { startBundledDatabase } from "../../tools/start/postgres/bundled.mjs"
import { databaseNamed, withDatabase } from "../../tools/start/postgres/database.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { Application } from "./application.mjs"
import { tryBundling } from "./bundles.mjs"
import { ADMINISTRATOR } from "./client.mjs"
import { configurationOf, jointTrial, namesFor } from "./configuration.mjs"
import { fill } from "./fixture.mjs"
import { tryScreen } from "./screens.mjs"
import { pack } from "./tarballs.mjs"
import { TRIALS } from "./trials/index.mjs"

/** @typedef {import("./trials/index.mjs").Trial} Trial */

const { values, positionals } = parseArgs({
  options: { into: { type: "string" }, pictures: { type: "boolean" } },
  allowPositionals: true,
})
const progress = new Progress()
const signal = givenUpBySignal()
const folder = mkdtempSync(join(tmpdir(), "packs-"))
const parts = new Parts(new Claim(folder, "the packs"))
/** @type {string[]} */
const failed = []

/** @param {string} name @param {() => Promise<unknown>} work */
async function attempt(name, work) {
  if (signal.aborted) return
  try {
    await progress.step(name, work)
  } catch (error) {
    failed.push(name)
    progress.say(error instanceof StartFailure ? `${error.message}\n${error.details}` : inspect(error))
  }
}

const pictureOf = (/** @type {string} */ name) => join(root, "docs", "pictures", `medusa-admin-${name}.webp`)

const TYPED_CLIENT = "shop-client"
const TOGETHER = "together"
const names = positionals.length ? positionals : [TYPED_CLIENT, ...Object.keys(TRIALS), TOGETHER]
const trialNames = names.filter((name) => name !== TYPED_CLIENT && name !== TOGETHER)
/** @param {string} name of a trial @returns {string[]} names of the trial's plugin and of the plugins that are also installed */
const installedFor = (name) => [...(TRIALS[name]?.plugin ? [] : [name]), ...(TRIALS[name]?.with ?? [])]
const packed = namesFor([
  ...(names.includes(TOGETHER) ? Object.keys(TRIALS) : trialNames).flatMap(installedFor),
  ...(names.includes(TYPED_CLIENT) ? [TYPED_CLIENT] : []),
])
/** Builds and packs the packages. @param {string} into folder @returns {Promise<Map<string, string>>} tarball by package name */
async function writeTarballs(into) {
  await buildChanged(progress, PACKED)
  return progress.step("Packing", () => pack(packed, into))
}

/** Runs all trials with the packed plugins. @param {Map<string, string>} tarballs */
async function tryAll(tarballs) {
  const tarballOf = (/** @type {string} */ name) => tarballs.get(name) ?? ""

  await parts.claim.take()
  const server = await progress.step("Starting PostgreSQL", () =>
    startBundledDatabase(parts, { dataDir: folder, port: 15_900, password: "packs", durable: false }),
  )
  const bare = await progress.step("Installing a bare Medusa application", () =>
    Application.create(join(folder, "bare")),
  )
  await progress.step("Filling its database", async () => {
    await bare.medusa(["db:migrate"], server)
    await bare.medusa(["user", "-e", ADMINISTRATOR.email, "-p", ADMINISTRATOR.password], server)
    await bare.whileStarted(server, {}, fill)
  })

  /** @param {string} name @param {string[]} plugins @param {Trial} trial */
  const run = async (name, plugins, trial) => {
    const database = `trial_${name.replaceAll("-", "_")}`
    const databaseUrl = databaseNamed(server, database)
    await withDatabase(databaseNamed(server, "postgres"), (client) =>
      client.query(`CREATE DATABASE ${database} TEMPLATE shop`),
    )
    const application = await bare.copy(join(folder, name))
    try {
      const installed = namesFor(plugins)
      await application.npmInstall(installed.map(tarballOf))
      if (trial.plugin) await application.npmInstall([await application.buildPlugin(trial.plugin)])
      application.configure(configurationOf(installed, trial))
      await application.medusa(["db:migrate", "--execute-safe-links"], databaseUrl)
      if (trial.screens?.length) await application.medusa(["build"], databaseUrl)
      application.addToRunning(trial.files ?? {})
      await application.whileStarted(databaseUrl, trial.env ?? {}, async (client) => {
        const emulator = await trial.emulate?.(client)
        try {
          await trial.check({
            client,
            query: (sql) => withDatabase(databaseUrl, async (db) => (await db.query(sql)).rows),
          })
        } finally {
          await emulator?.close()
        }
        for (const screen of trial.screens ?? [])
          await tryScreen(client, screen, values.pictures && name in TRIALS ? pictureOf(name) : undefined)
      })
    } finally {
      rmSync(application.folder, { recursive: true, force: true })
    }
  }

  if (names.includes(TYPED_CLIENT))
    await attempt("The typed client in bundles", () => tryBundling(bare, tarballOf(TYPED_CLIENT)))
  for (const name of trialNames) {
    const trial = TRIALS[name]
    if (trial)
      await attempt(`${name}, with ${namesFor(installedFor(name)).length} packs`, () =>
        run(name, installedFor(name), trial),
      )
    else failed.push(`${name} (no such trial)`)
  }
  if (names.includes(TOGETHER))
    await attempt("All together", () => {
      const together = Object.entries(TRIALS).filter(([, { plugin }]) => !plugin)
      const plugins = together.flatMap(([name]) => installedFor(name))
      return run(TOGETHER, plugins, jointTrial(together))
    })
}

try {
  const tarballs = await writeTarballs(values.into ? resolve(values.into) : join(folder, "tarballs"))
  if (!values.into) await tryAll(tarballs)
} finally {
  await parts.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (!values.into) progress.say(failed.length ? `\nFailed: ${failed.join(", ")}.` : "\nEvery pack works.")
process.exit(failed.length || signal.aborted ? 1 : 0)
