import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { DeliveryChangeRow } from "./rows"

type NewDeliveryChange = Omit<DeliveryChangeRow, "id" | "at">

/** Stores changes of an order's delivery. Each order has at most one pending change. */
export class DeliveryRows {
  constructor(private readonly knex: Knex) {}

  async add(change: NewDeliveryChange): Promise<DeliveryChangeRow> {
    const { before, after, target } = change
    const [row] = await this.knex<DeliveryChangeRow>("order_delivery_change")
      .insert({
        ...change,
        id: generateEntityId(undefined, "orddlv"),
        ...({ before: JSON.stringify(before), after: JSON.stringify(after) } as object),
        ...({ target: target && JSON.stringify(target) } as object),
      })
      .returning("*")
    if (!row) throw new Error("The change of delivery could not be stored.")
    return row
  }

  async pending(orderId: string): Promise<DeliveryChangeRow | null> {
    const row = await this.knex<DeliveryChangeRow>("order_delivery_change")
      .where({ order_id: orderId, state: "pending" })
      .first("*")
    return row ?? null
  }

  /** Returns ids of orders whose delivery change has been pending for more than `seconds`. */
  async unfinished(seconds: number): Promise<string[]> {
    const rows = await this.knex<{ order_id: string }>("order_delivery_change")
      .where({ state: "pending" })
      .whereRaw("created_at < now() - make_interval(secs => ?::double precision)", [seconds])
      .select("order_id")
    return rows.map(({ order_id }) => order_id)
  }

  async finish(id: string): Promise<void> {
    await this.knex("order_delivery_change")
      .where({ id })
      .update({ state: "done", target: null, updated_at: this.knex.fn.now() })
  }

  async abandon(id: string): Promise<void> {
    await this.knex("order_delivery_change").where({ id, state: "pending" }).delete()
  }

  async voidedLabels(orderIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.knex("order_delivery_change")
      .whereIn("order_id", [...orderIds])
      .where({ label_voided: true })
      .groupBy("order_id")
      .select<{ order_id: string; labels: number }[]>(
        "order_id",
        this.knex.raw("count(*)::integer AS labels"),
      )
    return new Map(rows.map(({ order_id, labels }) => [order_id, labels]))
  }

  /** Removes the tracking number of a label that became invalid. */
  async forgetTracking(orderId: string): Promise<void> {
    await this.knex("order_status")
      .where({ order_id: orderId })
      .update({ tracking_number: null, updated_at: this.knex.fn.now() })
  }
}
