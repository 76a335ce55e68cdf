import { setTimeout as pause } from "node:timers/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { prepareSearch } from "../../search"

/** Milliseconds after which a database that says nothing counts as away. */
const TIMEOUT = 2_000

/** Once asked to end, this process takes nothing new: whoever spreads the work sends it elsewhere. */
let isEnding = false
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => (isEnding = true))

/**
 * Whether this process can do its work: the database answers and, for whoever serves shoppers, the catalogue is read.
 * `/health` only says that it lives: a process whose database is away must not be killed for it.
 */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const given = new AbortController()
  const { workerMode } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const catalogue = workerMode === "worker" ? undefined : prepareSearch(scope)
  const asked = Promise.all([knex.raw("SELECT 1"), catalogue]).then(
    () => true,
    () => false,
  )
  const isReady =
    !isEnding &&
    (await Promise.race([asked, pause(TIMEOUT, false, { signal: given.signal }).catch(() => false)]))
  given.abort()
  response
    .status(isReady ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json({ status: isReady ? "ready" : isEnding ? "ending" : "waiting" })
}
