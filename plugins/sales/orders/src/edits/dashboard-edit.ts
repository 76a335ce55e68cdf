import { readOpenEdit } from "@bon-perroquet/medusa-sql"
import { cancelBeginOrderEditWorkflow } from "@medusajs/medusa/core-flows"
import type { Engine } from "../engine/engine"

/** Note that distinguishes edits of the shop's dashboard from those of Medusa Admin. */
export const DASHBOARD_EDIT = "dashboard"

/** Returns who began the order's unfinished edit, or null if there is none. */
export async function ownerOfOpenEdit(
  { knex }: Engine,
  orderId: string,
): Promise<"dashboard" | "medusa-admin" | null> {
  const open = await readOpenEdit(knex, orderId)
  return open ? (open.internal_note === DASHBOARD_EDIT ? "dashboard" : "medusa-admin") : null
}

export async function dropEdit({ container }: Engine, order_id: string): Promise<void> {
  await cancelBeginOrderEditWorkflow(container).run({ input: { order_id } })
}

/** Drops an edit that the dashboard began and a crash interrupted. Requires the order's lock. */
export async function dropInterruptedEdit(engine: Engine, orderId: string): Promise<void> {
  if ((await ownerOfOpenEdit(engine, orderId)) === "dashboard") await dropEdit(engine, orderId)
}
