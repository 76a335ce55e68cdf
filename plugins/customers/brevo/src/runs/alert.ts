import type { AlertSource } from "@bon-perroquet/api-kit/alerts"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { connectedSince } from "../connection/setting"

/** Hours without a complete run after which the dashboard shows an alert. Shorter outages end without help. */
const ALERT_HOURS = 24

/** Returns an alert if no run has been complete for a day, for any reason. */
export const failingSynchronisation: AlertSource = async (container) => {
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
