// `npm run rehearsal -- PLAN` imports the files of a plan into a copy of the shop. See docs/rehearsal.md.
import { rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { command, uploadsOf } from "../backup/command.mjs"
import { putBack } from "../backup/put-back.mjs"
import { withShopDatabase } from "../backup/shop-database.mjs"
import { takeBackup } from "../backup/take.mjs"
import { StartFailure } from "../failure.mjs"
import { apiKey, Importer, report } from "../import/import-files.mjs"
import { readPlan } from "../import/steps.mjs"
import { defaultDataDir } from "../paths.mjs"
import { withDatabase } from "../postgres/database.mjs"
import { Progress } from "../progress.mjs"
import { startStack } from "../stack.mjs"
import { checklist, countRows } from "./checklist.mjs"
import { isolatedEnvironment } from "./isolated.mjs"
import { createOwnFolder } from "./own-folder.mjs"

/** Ports of the copy. They differ from the ports of a running shop. */
const PORTS = { engine: 9_400, emulator: 9_500, extensions: 9_550, postgres: 15_700 }

/** @typedef {import("../import/import-files.mjs").Imported} Imported */

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string", default: "8400" },
      folder: { type: "string", default: join(defaultDataDir, "rehearsal") },
      exit: { type: "boolean", default: false },
    },
  })
  const [plan] = positionals
  if (!plan)
    throw new StartFailure(
      "Name the plan: SHOP_API_KEY=sk_… npm run rehearsal -- move.json [--port=8400] [--exit]",
    )
  const steps = readPlan(plan)
  const key = apiKey()
  const dataDir = resolve(values.folder)
  const progress = new Progress()
  const stopped = new AbortController()
  const stopRequested = new Promise((done) => {
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, done)
  })
  void stopRequested.then(() => stopped.abort())
  await createOwnFolder(dataDir)
  try {
    const takenAt = await progress.step("Copying the shop", () => copyShop(dataDir))
    const stack = await startStack({
      ...{ dataDir, progress, signal: stopped.signal, durable: false, nodeFlags: process.execArgv },
      ports: { ...PORTS, shop: Number(values.port) },
      env: isolatedEnvironment(process.env, defaultDataDir),
    })
    try {
      const count = () => withDatabase(stack.setting.databaseUrl, countRows)
      const before = await count()
      const shop = { url: stack.urls.shop, key }
      const imported = await importAll(new Importer(shop, { isCheck: false }), steps, true)
      const after = await count()
      const repeated = await importAll(new Importer(shop, { isCheck: true }), steps, false)
      const file = `${plan.replace(/\.json$/, "")}.checklist.md`
      writeFileSync(file, checklist({ imported, repeated, before, after, takenAt }))
      progress.say(`\nChecklist: ${file}\nCopy:      ${stack.urls.shop} (sends no e-mail, takes no payment)`)
      if (!values.exit) {
        progress.say("Ctrl-C stops and deletes the copy.")
        await Promise.race([stopRequested, stack.died])
      }
    } finally {
      await stack.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
process.exit()

/**
 * Deletes the mail server, the payment account and the connection to Brevo, and switches off webhooks. Otherwise the copy
 * would send e-mails, call Stripe and change the data of other programs.
 */
async function disconnectCopy(/** @type {import("pg").Client} */ client) {
  await client.query(
    "DELETE FROM setting_version WHERE setting IN ('mail_server', 'payment_account', 'brevo')",
  )
  await client.query("UPDATE webhook_endpoint SET is_on = false")
}

/**
 * Copies the shop's database and pictures while the shop runs.
 * @param {string} dataDir of the copy @returns {Promise<string>} moment of the copy
 */
async function copyShop(dataDir) {
  const archive = join(dataDir, "shop.tar.gz")
  const { manifest } = await withShopDatabase(
    { dataDir: defaultDataDir, env: process.env, alone: false },
    (databaseUrl) => takeBackup({ databaseUrl, uploads: uploadsOf(process.env), target: archive }),
  )
  await withShopDatabase({ dataDir, env: {}, alone: true }, async (databaseUrl) => {
    await putBack({ databaseUrl, uploads: join(dataDir, "uploads"), archive, replace: false })
    await withDatabase(databaseUrl, disconnectCopy)
  })
  rmSync(archive)
  return manifest.taken_at
}

/**
 * Imports the files of all steps.
 * @param {Importer} importer
 * @param {import("../import/steps.mjs").Step[]} steps
 * @param {boolean} isShown true to print each result
 * @returns {Promise<Imported[]>}
 */
async function importAll(importer, steps, isShown) {
  /** @type {Imported[]} */
  const all = []
  for (const step of steps)
    for await (const imported of importer.files(step)) {
      if (isShown) report(imported)
      all.push(imported)
    }
  return all
}
