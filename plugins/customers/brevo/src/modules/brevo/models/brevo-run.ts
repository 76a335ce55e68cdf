import { BREVO_PROBLEMS } from "@bon-perroquet/contract/brevo"
import { model } from "@medusajs/framework/utils"

/** Progress of the synchronisation, one row. */
export const BrevoRun = model.define("brevo_run", {
  id: model.id({ prefix: "brevorun" }).primaryKey(),
  /** Lease: another process can synchronise after this time. */
  busy_until: model.dateTime().nullable(),
  paused_until: model.dateTime().nullable(),
  problem: model.enum([...BREVO_PROBLEMS]).nullable(),
  /** Runs with a problem since the last complete one. */
  failures: model.number().default(0),
  /** Unsubscriptions at Brevo before this time were applied. */
  polled_until: model.dateTime().nullable(),
  last_run_at: model.dateTime().nullable(),
})
