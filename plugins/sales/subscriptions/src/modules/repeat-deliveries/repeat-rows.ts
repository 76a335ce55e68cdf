import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { OPEN_RUNS, type Repeat } from "./repeat"

type Change = Partial<
  Pick<
    Repeat,
    | "state"
    | "next_on"
    | "weeks"
    | "when_missing"
    | "payment_id"
    | "last_total_cents"
    | "lines"
    | "destination"
  >
>

const asRow = ({ lines, destination, ...change }: Change) => ({
  ...change,
  ...(lines && { lines: JSON.stringify(lines) }),
  ...(destination !== undefined && { destination: destination && JSON.stringify(destination) }),
})

export class RepeatRows {
  constructor(private readonly knex: Knex) {}

  /** Stores a subscription, unless it is already stored. @returns the stored one */
  async beginOnce(
    repeat: Omit<Repeat, "id" | "created_at" | "destination" | "card_forgotten_at">,
  ): Promise<Repeat> {
    const [row] = await this.knex<Repeat>("repeat_delivery")
      .insert({
        ...repeat,
        id: generateEntityId(undefined, "repeat"),
        lines: JSON.stringify(repeat.lines) as unknown as Repeat["lines"],
      })
      .onConflict(["order_id", "begun_weeks"])
      .ignore()
      .returning("*")
    if (row) return row
    const { order_id, begun_weeks } = repeat
    const existing = await this.knex<Repeat>("repeat_delivery").where({ order_id, begun_weeks }).first()
    if (!existing)
      throw new Error(
        `The subscription of order ${order_id} every ${begun_weeks} weeks does not exist any more.`,
      )
    return existing
  }

  async withId(id: string): Promise<Repeat | null> {
    return (await this.knex<Repeat>("repeat_delivery").where({ id }).first()) ?? null
  }

  async ofCustomer(customer_id: string): Promise<Repeat[]> {
    return this.knex<Repeat>("repeat_delivery")
      .where({ customer_id })
      .orderByRaw("state = 'ended', created_at DESC")
      .limit(50)
      .select("*")
  }

  /** Returns ids of deleted accounts with subscriptions that have not ended. */
  async goneCustomers(): Promise<string[]> {
    return this.knex("repeat_delivery AS repeat")
      .whereNot("repeat.state", "ended")
      .whereNotNull("repeat.customer_id")
      .whereRaw(
        "NOT EXISTS (SELECT FROM customer WHERE customer.id = repeat.customer_id AND customer.deleted_at IS NULL)",
      )
      .distinct()
      .pluck<string[]>("repeat.customer_id")
  }

  async change(id: string, change: Change): Promise<void> {
    await this.knex("repeat_delivery")
      .where({ id })
      .update({ ...asRow(change), updated_at: this.knex.fn.now() })
  }

  /** Returns whether a subscription that has not ended uses the card that this payment saved. */
  async usesPayment(payment_id: string): Promise<boolean> {
    const existing = await this.knex<Repeat>("repeat_delivery")
      .where({ payment_id })
      .whereNot({ state: "ended" })
      .first("id")
    return existing !== undefined
  }

  /** Returns ended subscriptions whose card may still be saved at the provider. */
  async endedWithCard(limit: number): Promise<Pick<Repeat, "id" | "payment_id">[]> {
    return this.knex<Repeat>("repeat_delivery")
      .where({ state: "ended", card_forgotten_at: null })
      .orderBy("updated_at", "desc")
      .limit(limit)
      .select("id", "payment_id")
  }

  async noteForgottenCard(id: string): Promise<void> {
    await this.knex("repeat_delivery").where({ id }).update({ card_forgotten_at: this.knex.fn.now() })
  }

  /** Deletes subscriptions that ended at least `days` ago. Their orders remain. */
  async forgetEnded(days: number): Promise<void> {
    await this.knex.raw(
      `WITH gone AS (DELETE FROM repeat_delivery
         WHERE state = 'ended' AND updated_at < now() - make_interval(days => CAST(? AS int)) RETURNING id)
       DELETE FROM repeat_delivery_run WHERE repeat_delivery_id IN (SELECT id FROM gone)`,
      [days],
    )
  }

  /**
   * Returns ids of subscriptions with a step on `today`. @param announced last delivery day that is announced
   * today
   */
  async due(today: string, announced: string, limit: number): Promise<string[]> {
    const { rows } = await this.knex.raw<{ rows: { id: string }[] }>(
      `SELECT repeat.id FROM repeat_delivery repeat
       LEFT JOIN repeat_delivery_run run ON run.repeat_delivery_id = repeat.id AND run.state = ANY(:open)
       WHERE repeat.state = 'active' AND (run.act_on <= :today OR (run.id IS NULL AND repeat.next_on <= :announced))
       ORDER BY coalesce(run.updated_at, repeat.updated_at) LIMIT :limit`,
      { open: [...OPEN_RUNS], today, announced, limit },
    )
    return rows.map(({ id }) => id)
  }
}
