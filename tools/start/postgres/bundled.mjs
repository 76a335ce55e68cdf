import { join } from "node:path"
import { acceptsConnections, createDatabaseWhenMissing } from "./database.mjs"
import { READY_WITHIN } from "../processes/managed-process.mjs"
import { startCluster } from "./cluster.mjs"

/**
 * Starts PostgreSQL. Creates the shop's database if it is missing.
 * @param {import("../processes/parts.mjs").Parts} parts
 * @param {{ dataDir: string, port: number, password: string, durable: boolean }} options uses the next free
 * port if `port` is taken
 * @returns {Promise<string>} the database's address
 */
export async function startBundledDatabase(parts, { dataDir, port, password, durable }) {
  const cluster = parts.add(
    await startCluster({
      folder: join(dataDir, "postgres"),
      port,
      password,
      logFile: join(dataDir, "logs", "postgres.log"),
      durable,
    }),
  )
  await cluster.process.whenReady(() => acceptsConnections(cluster.url), READY_WITHIN)
  await createDatabaseWhenMissing(cluster.url)
  return cluster.url
}
