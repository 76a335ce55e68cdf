import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { currentConnection } from "../connection"
import { sendChanges } from "../contacts/synchronise"
import { pollUnsubscriptions } from "../contacts/unsubscriptions"
import { pauseAfter } from "./pause"
import { beginRun, endRun } from "./rows"

/** Milliseconds after which a run leaves the rest to the next one. */
const TURN_MS = 60_000
/** Milliseconds that two polls overlap, because Brevo's clock may differ. */
const OVERLAP_MS = 5 * 60_000

/** Synchronises in both directions. Without a connection, it does nothing. */
export async function synchronise(container: MedusaContainer): Promise<void> {
  const connection = currentConnection(container)
  if (!connection) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const run = await beginRun(knex)
  if (!run) return
  const began = new Date()
  try {
    // Unsubscriptions at Brevo first, so that no contact is added again.
    const since = new Date((run.polled_until ?? connection.since).getTime() - OVERLAP_MS)
    await pollUnsubscriptions(knex, connection, since)
    await sendChanges(knex, connection, Date.now() + TURN_MS)
    await endRun(knex, {}, began)
  } catch (error) {
    const problem = pauseAfter(error, run.failures)
    await endRun(knex, problem ?? {}, null)
    if (!problem) throw error
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(
      `Newsletter subscribers were not synchronised with Brevo, next attempt in ${problem.pause} s: ${String(error)}`,
    )
  }
}
