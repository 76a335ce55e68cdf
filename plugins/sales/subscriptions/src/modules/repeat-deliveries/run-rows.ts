import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { OPEN_RUNS, type Run } from "./repeat"

type Change = Partial<Omit<Run, "id" | "repeat_delivery_id" | "due_on" | "updated_at">>

export class RunRows {
  constructor(private readonly knex: Knex) {}

  async findOpenRun(repeatId: string): Promise<Run | null> {
    const query = this.knex<Run>("repeat_delivery_run").where({ repeat_delivery_id: repeatId })
    return (await query.whereIn("state", [...OPEN_RUNS]).first()) ?? null
  }

  async withId(id: string): Promise<Run | null> {
    return (await this.knex<Run>("repeat_delivery_run").where({ id }).first()) ?? null
  }

  /** Plans a delivery. @returns the open delivery, which may be one that another caller planned */
  async plan(repeat_delivery_id: string, due_on: string, act_on: string): Promise<Run | null> {
    await this.knex("repeat_delivery_run")
      .insert({
        ...{ id: generateEntityId(undefined, "reprun"), repeat_delivery_id, due_on, act_on },
        ...{ state: "planned", tries: 0 },
      })
      .onConflict()
      .ignore()
    return this.findOpenRun(repeat_delivery_id)
  }

  /** Changes an open delivery. @returns false if it is already closed */
  async change(id: string, { replaced, ...change }: Change): Promise<boolean> {
    const changed = await this.knex("repeat_delivery_run")
      .where({ id })
      .whereIn("state", [...OPEN_RUNS])
      .update({
        ...change,
        ...(replaced !== undefined && { replaced: replaced && JSON.stringify(replaced) }),
        updated_at: this.knex.fn.now(),
      })
    return changed > 0
  }

  /**
   * Plans the announced deliveries of a restored backup again, because they may have been charged, skipped or
   * cancelled since the backup. Excludes those changed after the restore.
   */
  async reschedule(restored_at: Date, act_on: string): Promise<void> {
    await this.knex("repeat_delivery_run")
      .whereIn("state", ["announced", "failed"])
      .where("updated_at", "<", restored_at)
      .update({ state: "planned", act_on, total_cents: null, updated_at: this.knex.fn.now() })
  }

  /** Closes a delivery with its order, whatever its state. @returns false if it already had an order */
  async order(id: string, order_number: string): Promise<boolean> {
    const changed = await this.knex("repeat_delivery_run")
      .where({ id })
      .whereNot({ state: "ordered" })
      .update({ state: "ordered", order_number, missing: null, updated_at: this.knex.fn.now() })
    return changed > 0
  }
}
