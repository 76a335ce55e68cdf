import type { HoldReason } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { HoldRow } from "./rows"

export interface NewHold {
  order_id: string
  key: string
  reason: HoldReason
  note: string | null
  by_email: string | null
}

/** Stores holds. The same cause (`key`) puts an order on hold only once, even after its release. */
export class HoldRows {
  constructor(private readonly knex: Knex) {}

  async active(orderId: string): Promise<HoldRow[]> {
    return this.knex<HoldRow>("order_hold")
      .where({ order_id: orderId })
      .whereNull("released_at")
      .orderBy([{ column: "at" }, { column: "id" }])
      .select("*")
  }

  /** Places a hold. @returns false if the order already had a hold with this key, even a released one */
  async place(hold: NewHold): Promise<boolean> {
    const placed = await this.knex("order_hold")
      .insert({ ...hold, id: generateEntityId(undefined, "ordhold") })
      .onConflict(["order_id", "key"])
      .ignore()
      .returning("id")
    return placed.length > 0
  }

  /** Releases an active hold by its id or key. @returns null if there is no such active hold */
  async release(
    which: { order_id: string } & ({ id: string } | { key: string }),
    by_email: string | null,
    note: string | null = null,
  ): Promise<HoldRow | null> {
    const [released] = await this.knex<HoldRow>("order_hold")
      .where(which)
      .whereNull("released_at")
      .update({ released_at: new Date(), released_by_email: by_email, release_note: note })
      .returning("*")
    return released ?? null
  }
}
