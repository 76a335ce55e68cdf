import { readFileSync } from "node:fs"
import { join } from "node:path"
import { installOwnPackage } from "../../../tools/start/own-package.mjs"
import {
  createDatabaseWhenMissing,
  databaseNamed,
  withDatabase,
} from "../../../tools/start/postgres/database.mjs"
import { answers, ManagedProcess } from "../../../tools/start/processes/managed-process.mjs"
import { freePort } from "../../../tools/start/processes/ports.mjs"
import { withoutShopSettings } from "../../../tools/start/settings/environment.mjs"

const here = import.meta.dirname
const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"))

/** @type {string} */
export const VENDURE = `Vendure ${dependencies["@vendure/core"]}`

const DATABASE = "vendure"

/**
 * Starts Vendure. It stops with the shop.
 * @param {import("../shop.mjs").BenchShop} shop
 * @param {import("../shop.mjs").BenchOptions} wanted
 * @returns {Promise<string>} address of Vendure
 */
export async function startVendure({ databaseUrl, edge, add }, { dataDir, progress }) {
  await installOwnPackage(here, VENDURE, progress)
  const database = databaseNamed(databaseUrl, DATABASE)
  await withDatabase(databaseUrl, (client) =>
    client.query(`drop database if exists ${DATABASE} with (force)`),
  )
  await createDatabaseWhenMissing(database)
  const port = await freePort(9700)
  const server = new ManagedProcess({
    name: VENDURE,
    command: process.execPath,
    args: [join(here, "server.mjs")],
    cwd: here,
    env: {
      ...withoutShopSettings(process.env),
      NODE_ENV: "production",
      VENDURE_DISABLE_TELEMETRY: "true",
      PORT: String(port),
      DATABASE_URL: database,
      SHOP_URL: edge,
    },
    logFile: join(dataDir, "logs", "vendure.log"),
  })
  add(server)
  const url = `http://127.0.0.1:${port}`
  await progress.step(`Starting ${VENDURE} with the same products`, () =>
    server.whenReady(answers(`${url}/health`), 300_000),
  )
  return url
}
