import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export type TransferRefund = {
  id: string
  key: string
  transfer_id: string
  amount_cents: number
}

export class TransferRefundRows {
  constructor(private readonly knex: Knex) {}

  async of(transferId: string): Promise<TransferRefund[]> {
    return this.knex<TransferRefund>("bank_transfer_refund")
      .where({ transfer_id: transferId })
      .orderBy([{ column: "created_at" }, { column: "id" }])
      .select("*")
  }

  async ofKey(key: string): Promise<TransferRefund | null> {
    return (await this.knex<TransferRefund>("bank_transfer_refund").where({ key }).first()) ?? null
  }

  async write(refund: Omit<TransferRefund, "id">): Promise<TransferRefund> {
    await this.knex("bank_transfer_refund")
      .insert({ ...refund, id: generateEntityId(undefined, "btr") })
      .onConflict("key")
      .ignore()
    const row = await this.ofKey(refund.key)
    if (!row) throw new Error(`The refund of transfer ${refund.transfer_id} could not be stored.`)
    return row
  }
}
