import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Claim } from "../processes/claim.mjs"
import { acceptsConnections, requireReachable } from "../postgres/database.mjs"
import { shopUrl } from "../settings/environment.mjs"
import { Parts } from "../processes/parts.mjs"
import { startBundledDatabase } from "../postgres/bundled.mjs"
import { clusterUrl } from "../postgres/cluster.mjs"
import { SecretsFile } from "../settings/secrets.mjs"

/** Preferred port of the bundled database if no shop runs. It differs from that of a running shop. */
const PORT = 15_900

/**
 * Runs `work` with the database of DATABASE_URL. Without DATABASE_URL, uses the bundled database, and starts it if
 * necessary.
 * @template T
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv, alone: boolean }} options `alone`: throws if a shop is
 * running
 * @param {(databaseUrl: string) => Promise<T>} work @returns {Promise<T>}
 */
export async function withShopDatabase({ dataDir, env, alone }, work) {
  const databaseUrl = env.DATABASE_URL && (env.MIGRATION_DATABASE_URL || env.DATABASE_URL)
  if (databaseUrl) {
    await requireReachable(databaseUrl)
    return work(databaseUrl)
  }
  const password = new SecretsFile(dataDir).values.postgres
  const running = alone ? null : await runningUrl(dataDir, password)
  if (running) return work(running)
  const claim = new Claim(dataDir, shopUrl(env, Number(env.PORT ?? 8000)))
  await claim.take()
  const parts = new Parts(claim)
  try {
    return await work(await startBundledDatabase(parts, { dataDir, port: PORT, password, durable: true }))
  } finally {
    await parts.stop()
  }
}

/**
 * Returns the URL of the bundled database if it is running, otherwise null.
 * @param {string} dataDir @param {string} password
 * @returns {Promise<string | null>}
 */
async function runningUrl(dataDir, password) {
  const folder = join(dataDir, "postgres")
  const file = join(folder, "postmaster.pid")
  if (!existsSync(file)) return null
  const port = readFileSync(file, "utf8").split("\n")[3]
  if (!port) return null
  const url = clusterUrl({ folder, port, password })
  return (await acceptsConnections(url).catch(() => false)) ? url : null
}
