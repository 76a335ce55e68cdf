import type { BREVO_PROBLEMS } from "@bon-perroquet/contract/brevo"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Seconds for which a process synchronises alone. Longer than its turn and the last call. */
const LEASE_SECONDS = 180
const ID = "brevo"

export interface Run {
  failures: number
  polled_until: Date | null
}

const BEGIN = `
  INSERT INTO brevo_run AS run (id, busy_until) VALUES ('${ID}', now() + interval '${LEASE_SECONDS} seconds')
  ON CONFLICT (id) DO UPDATE SET busy_until = excluded.busy_until, updated_at = now()
  WHERE (run.busy_until IS NULL OR run.busy_until < now()) AND (run.paused_until IS NULL OR run.paused_until <= now())
  RETURNING failures, polled_until`

/** @returns undefined if another process synchronises, or Brevo accepts no calls yet */
export async function beginRun(knex: Knex): Promise<Run | undefined> {
  return (await knex.raw<{ rows: Run[] }>(BEGIN)).rows[0]
}

export interface Problem {
  problem: (typeof BREVO_PROBLEMS)[number]
  /** Seconds until the next run. */
  pause: number
}

const END = `
  UPDATE brevo_run SET busy_until = NULL, last_run_at = now(), updated_at = now(), problem = :problem,
    failures = CASE WHEN CAST(:problem AS text) IS NULL THEN 0 ELSE failures + 1 END,
    paused_until = now() + make_interval(secs => CAST(:pause AS double precision)),
    polled_until = COALESCE(CAST(:polled_until AS timestamptz), polled_until)
  WHERE id = '${ID}'`

export async function endRun(
  knex: Knex,
  { problem, pause }: Partial<Problem>,
  polled_until: Date | null,
): Promise<void> {
  await knex.raw(END, { problem: problem ?? null, pause: pause ?? null, polled_until })
}
