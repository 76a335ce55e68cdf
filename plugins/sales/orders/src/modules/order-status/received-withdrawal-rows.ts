import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface ReceivedWithdrawalRow {
  id: string
  order_number: string
  /** In lower case. */
  email: string
  message: string | null
  at: Date
}

/** Stores withdrawals by number and e-mail address until they are declared, so that none is lost. */
export class ReceivedWithdrawalRows {
  constructor(private readonly knex: Knex) {}

  async add(row: Pick<ReceivedWithdrawalRow, "order_number" | "email" | "message">) {
    const [added] = await this.knex<ReceivedWithdrawalRow>("received_withdrawal")
      .insert({ ...row, id: generateEntityId(undefined, "rcwd") })
      .returning("*")
    if (!added) throw new Error("The withdrawal could not be stored.")
    return added
  }

  /** Returns rows older than `seconds`. The selection is random, so that rows that always fail do not block the others. */
  olderThan(seconds: number, limit: number): Promise<ReceivedWithdrawalRow[]> {
    return this.knex<ReceivedWithdrawalRow>("received_withdrawal")
      .whereRaw("at < now() - make_interval(secs => ?::double precision)", [seconds])
      .orderByRaw("random()")
      .limit(limit)
  }

  async remove({ id }: ReceivedWithdrawalRow): Promise<void> {
    await this.knex("received_withdrawal").where({ id }).delete()
  }
}
