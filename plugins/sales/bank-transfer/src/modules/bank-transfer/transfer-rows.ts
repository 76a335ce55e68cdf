import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { PromisedTransfer } from "@bon-perroquet/checkout/transfers"
import { lastDay } from "./last-day"

export type Transfer = {
  id: string
  payment_session_id: string
  order_number: string
  communication: string
  amount_cents: number
  currency_code: string
  attempt_id: string
  cart_id: string
  shop_id: string
  due_at: Date
  confirm_by: Date | null
  received_at: Date | null
  ended_at: Date | null
}
/** Time that the customer has to confirm the e-mail address. */
const CONFIRM_WITHIN = "1 hour"

/** The reminder is sent after this fraction of the payment period. */
const REMIND_AFTER = 2 / 3

/** SQL for the last moment of a day in Belgium. The shopper only sees the day, so all of it counts. */
const END_OF_DAY = `((CAST(? AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels' - interval '1 millisecond')`
/**
 * SQL for the start of today. A deadline lasts until the end of its day, so earlier deadlines have passed.
 */
const TODAY = "date_trunc('day', now(), 'Europe/Brussels')"

/** Stores promised transfers. Each method is one idempotent conditional statement. */
export class TransferRows {
  /** @param days returns the number of days for which goods are reserved */
  constructor(
    private readonly knex: Knex,
    private readonly days: () => number,
  ) {}

  private times() {
    const day = lastDay(new Date(), this.days())
    return {
      due_at: this.knex.raw(END_OF_DAY, [day]),
      remind_at: this.knex.raw(`now() + (${END_OF_DAY} - now()) * ${REMIND_AFTER}`, [day]),
    }
  }

  async promise({ email_confirmed, ...transfer }: PromisedTransfer): Promise<Transfer> {
    const { payment_session_id } = transfer
    const confirm_by = email_confirmed ? null : this.knex.raw(`now() + interval '${CONFIRM_WITHIN}'`)
    await this.knex("bank_transfer")
      .insert({ ...transfer, ...this.times(), confirm_by, id: generateEntityId(undefined, "bt") })
      .onConflict("payment_session_id")
      .ignore()
    const row = await this.knex<Transfer>("bank_transfer").where({ payment_session_id }).first()
    if (!row) throw new Error(`The transfer of order ${transfer.order_number} could not be stored.`)
    return row
  }

  async withId(id: string): Promise<Transfer | null> {
    return (await this.knex<Transfer>("bank_transfer").where({ id }).first()) ?? null
  }

  async since(since: Date): Promise<Transfer[]> {
    return this.knex<Transfer>("bank_transfer")
      .where("created_at", ">=", since)
      .orderBy("created_at", "desc")
      .select("*")
  }

  /**
   * Records the received amount, which limits refunds. It differs from the promised amount if the order was
   * edited.
   */
  async receive(id: string, amount_cents: number): Promise<void> {
    const now = this.knex.fn.now()
    const received_at = this.knex.raw("COALESCE(received_at, now())")
    await this.knex("bank_transfer")
      .where({ id })
      .update({ amount_cents, received_at, ended_at: null, updated_at: now })
  }

  /** Records that the e-mail address is confirmed. @returns whether the transfer is still awaited */
  async confirm(id: string): Promise<boolean> {
    const changed = await this.knex("bank_transfer")
      .where({ id, received_at: null, ended_at: null })
      .update({ confirm_by: null, updated_at: this.knex.fn.now() })
    return changed > 0
  }

  async end(id: string): Promise<void> {
    const now = this.knex.fn.now()
    await this.knex("bank_transfer")
      .where({ id, received_at: null, ended_at: null })
      .update({ ended_at: now, updated_at: now })
  }

  async resume(id: string): Promise<void> {
    await this.knex("bank_transfer")
      .where({ id, received_at: null })
      .whereNotNull("ended_at")
      .update({
        ...this.times(),
        ended_at: null,
        confirm_by: null,
        reminded_at: null,
        updated_at: this.knex.fn.now(),
      })
  }

  /**
   * Restarts all payment periods after a backup is restored. Receipts recorded after the backup are lost, so
   * administrators get the full period to record them again.
   */
  async resumeRestored(restored_at: Date): Promise<void> {
    await this.knex("bank_transfer")
      .where({ received_at: null, ended_at: null })
      .where("updated_at", "<", restored_at)
      .update({ ...this.times(), confirm_by: null, reminded_at: null, updated_at: this.knex.fn.now() })
  }

  /**
   * Returns open transfers whose last day or deadline for the e-mail confirmation has passed, oldest first.
   */
  async overdue(limit: number): Promise<Transfer[]> {
    return this.knex<Transfer>("bank_transfer")
      .where({ received_at: null, ended_at: null })
      .where((late) => {
        void late.where("due_at", "<", this.knex.raw(TODAY)).orWhere("confirm_by", "<", this.knex.fn.now())
      })
      .orderBy("due_at")
      .limit(limit)
      .select("*")
  }

  async toRemind(limit: number): Promise<Transfer[]> {
    return this.knex<Transfer>("bank_transfer")
      .where({ received_at: null, ended_at: null, reminded_at: null })
      .where("remind_at", "<", this.knex.fn.now())
      .where("due_at", ">=", this.knex.raw(TODAY))
      .orderBy("remind_at")
      .limit(limit)
      .select("*")
  }

  async reminded(id: string): Promise<void> {
    await this.knex("bank_transfer").where({ id }).update({ reminded_at: this.knex.fn.now() })
  }
}
