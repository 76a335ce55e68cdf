import { connectAlerts, type AlertSource } from "@bon-perroquet/api-kit/alerts"
import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { Module, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isConnected, connectedSince } from "../../connection/setting"
import { BrevoModuleService } from "./service"

/** Hours without a complete run after which the dashboard shows an alert. Shorter outages end without help. */
const ALERT_HOURS = 24

/** Returns an alert if no run has been complete for a day, for any reason. */
const failingSynchronisation: AlertSource = async (container) => {
  const connected = connectedSince()
  if (!connected) return []
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { at: Date; problem: string | null; is_late: boolean }[] }>(
    `SELECT run.problem, last.at, last.at < now() - interval '${ALERT_HOURS} hours' AS is_late
     FROM (VALUES (CAST(? AS timestamptz))) AS connected (at) LEFT JOIN brevo_run run ON true
     CROSS JOIN LATERAL (SELECT GREATEST(run.polled_until, connected.at) AS at) last`,
    [connected],
  )
  return rows.filter(({ is_late }) => is_late).map(({ at, problem }) => ({ id: "brevo", at, cause: problem }))
}

/**
 * A person's contact at Brevo. The row stays at the erasure until the job has deleted the contact at Brevo, which it does
 * because no account has the address any more.
 */
const CONTACTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "newsletter_sync",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT 'Brevo' AS recipient, state, consent_since, synchronised_at FROM brevo_contact WHERE email = ?`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction("brevo_contact").where({ email: proved_email }).update({ next_at: null })
  },
}

/** Runs when the module loads, because worker processes load no API routes. */
function connect(): Promise<void> {
  connectAlerts("newsletter_sync_failing", failingSynchronisation)
  connectPersonalData(CONTACTS_OF_PEOPLE)
  offerService("newsletter_sync", isConnected)
  return Promise.resolve()
}

export { BrevoModuleService, type BrevoOptions } from "./service"

export default Module("brevo", { service: BrevoModuleService, loaders: [connect] })
