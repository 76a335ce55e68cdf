import type { BrevoSetting } from "@bon-perroquet/contract/brevo"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { WANTED } from "./rows"

type Status = BrevoSetting["status"]

/** Rejected contacts that the dashboard shows. */
const REJECTED_SHOWN = 20

const STATUS = `
  SELECT
    (SELECT count(*)::int FROM brevo_contact WHERE state = 'synchronised') AS synchronised,
    (SELECT count(*)::int FROM (${WANTED}) AS wanted FULL JOIN brevo_contact stored ON stored.email = wanted.email
      WHERE CASE WHEN wanted.email IS NULL THEN stored.state = 'synchronised'
        ELSE stored.pushed IS DISTINCT FROM wanted.hash END) AS waiting,
    COALESCE((SELECT json_agg(rejected) FROM (
      SELECT email, COALESCE(reason, '') AS reason FROM brevo_contact WHERE state = 'rejected'
      ORDER BY synchronised_at DESC LIMIT ${REJECTED_SHOWN}) AS rejected), '[]') AS rejected,
    run.last_run_at, run.problem, run.paused_until
  FROM (SELECT 1) AS one LEFT JOIN brevo_run run ON true`

interface Row extends Omit<Status, "last_run_at" | "paused_until"> {
  last_run_at: Date | null
  paused_until: Date | null
}

/** Returns the progress of the synchronisation. */
export async function readStatus(knex: Knex): Promise<Status> {
  const { rows } = await knex.raw<{ rows: Row[] }>(STATUS)
  const [row] = rows
  if (!row) throw new Error("The database returned no row.")
  return {
    ...row,
    last_run_at: row.last_run_at?.toISOString() ?? null,
    paused_until: row.paused_until?.toISOString() ?? null,
  }
}
