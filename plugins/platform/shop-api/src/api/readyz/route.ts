import { setTimeout as pause } from "node:timers/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { prepareSearch } from "../../search"

const TIMEOUT = 2_000

/** Set at shutdown, so that the load balancer sends requests to other processes. */
let isEnding = false
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => (isEnding = true))

/**
 * Checks the database and, if it serves shoppers, the loaded catalogue. `/health` ignores the database,
 * because a restart wouldn't help.
 */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const timer = new AbortController()
  const { workerMode } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const catalogue = workerMode === "worker" ? undefined : prepareSearch(scope)
  const checks = Promise.all([knex.raw("SELECT 1"), catalogue]).then(
    () => true,
    () => false,
  )
  const isReady =
    !isEnding &&
    (await Promise.race([checks, pause(TIMEOUT, false, { signal: timer.signal }).catch(() => false)]))
  timer.abort()
  response
    .status(isReady ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json({ status: isReady ? "ready" : isEnding ? "ending" : "waiting" })
}
