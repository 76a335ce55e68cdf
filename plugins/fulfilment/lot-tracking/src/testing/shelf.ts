import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { nameOrdersAt } from "../lots"
import { takeOut } from "../lots/take-out"
import { divideStockAmongLots } from "../lots/triggers"

const PLACE = { inventory_item_id: "seeds", location_id: "shelf" }

/** Tables copied with constraints, and tables copied with columns only. */
const WHOLE = ["lot", "lot_movement", "lot_keeping"]
const COLUMNS = [
  ...["product_variant", "product_variant_inventory_item", "inventory_level"],
  ...["fulfillment", "fulfillment_item", "order_fulfillment", `"order"`],
]

/** Temporary tables with the shop's triggers, which hide the shop's tables in this transaction. */
export class Shelf {
  private constructor(private readonly knex: Knex) {}

  static async in(transaction: Knex): Promise<Shelf> {
    for (const table of WHOLE)
      await transaction.raw(`CREATE TEMP TABLE ${table} (LIKE public.${table} INCLUDING ALL) ON COMMIT DROP`)
    for (const table of COLUMNS)
      await transaction.raw(`CREATE TEMP TABLE ${table} ON COMMIT DROP AS TABLE public.${table} WITH NO DATA`)
    for (const table of ["fulfillment", `"order"`])
      await transaction.raw(`ALTER TABLE ${table} ADD PRIMARY KEY (id)`)
    await divideStockAmongLots(transaction)
    await transaction("lot_keeping").insert({ product_id: "product" })
    await transaction("product_variant").insert({ id: "variant", product_id: "product" })
    await transaction("product_variant_inventory_item").insert({
      ...{ id: "link", variant_id: "variant", inventory_item_id: PLACE.inventory_item_id },
      required_quantity: 1,
    })
    return new Shelf(transaction)
  }

  async clear(): Promise<void> {
    const { knex } = this
    for (const table of ["inventory_level", "lot_movement", "lot", ...COLUMNS.slice(3)])
      await knex.raw(`DELETE FROM ${table}`)
    await knex("inventory_level").insert({ id: "level", ...PLACE, stocked_quantity: 0 })
  }

  /** Makes earlier movements and parcels an hour older. */
  async wait(): Promise<void> {
    await this.knex.raw("UPDATE lot_movement SET created_at = created_at - interval '1 hour'")
    await this.knex.raw(
      "UPDATE fulfillment SET created_at = created_at - interval '1 hour', canceled_at = canceled_at - interval '1 hour'",
    )
  }

  private async move(units: number, cause: Parameters<typeof nameStockCause>[1] | null): Promise<void> {
    if (cause) await nameStockCause(this.knex, cause)
    else await this.knex.raw("SELECT set_config('shop.stock_cause', '', true)")
    await this.knex.raw("UPDATE inventory_level SET stocked_quantity = stocked_quantity + ?", [units])
  }

  async receive(number: string, units: number): Promise<void> {
    const { rows } = await this.knex.raw<{ rows: { id: string }[] }>(
      `INSERT INTO lot (id, inventory_item_id, location_id, number, best_before) VALUES (:id, :item, :place, :id, :day)
       ON CONFLICT (inventory_item_id, location_id, number) DO UPDATE SET updated_at = now() RETURNING id`,
      {
        id: number,
        item: PLACE.inventory_item_id,
        place: PLACE.location_id,
        day: `2099-01-0${number.slice(-1)}`,
      },
    )
    await this.move(units, { reason: "delivery", lot_id: rows[0]?.id })
  }

  engineMoves(units: number): Promise<void> {
    return this.move(units, null)
  }

  shopMoves(order_number: string, units: number): Promise<void> {
    return this.move(units, { reason: "order", order_number })
  }

  async enginePacks(order_number: string, units: number): Promise<void> {
    const { knex } = this
    await knex("order").insert({ id: order_number, custom_display_id: order_number })
    await knex("fulfillment").insert({
      ...{ id: order_number, location_id: PLACE.location_id },
      created_at: knex.fn.now(),
    })
    await knex("order_fulfillment").insert({ order_id: order_number, fulfillment_id: order_number })
    const item = { id: order_number, fulfillment_id: order_number, quantity: units }
    await knex("fulfillment_item").insert({ ...item, inventory_item_id: PLACE.inventory_item_id })
    await this.engineMoves(0 - units)
    await nameOrdersAt(knex, PLACE)
  }

  async engineUnpacks(order_number: string, units: number): Promise<void> {
    await this.engineMoves(units)
    await this.knex("fulfillment").where({ id: order_number }).update({ canceled_at: this.knex.fn.now() })
    await nameOrdersAt(this.knex, PLACE)
  }

  async recall(number: string): Promise<void> {
    await this.knex("lot").where({ number }).update({ recalled_at: this.knex.fn.now() })
  }

  async takeOutRecalled(): Promise<void> {
    const lots = await this.knex<{ id: string }>("lot").whereNotNull("recalled_at").select("id")
    for (const { id } of lots) await takeOut(this.knex, id)
  }

  async lots(): Promise<Record<string, { units: number; moved: number }>> {
    const { rows } = await this.knex.raw<{ rows: { number: string; units: number; moved: number }[] }>(
      `SELECT lot.number, lot.quantity AS units, COALESCE(sum(movement.quantity), 0)::integer AS moved
       FROM lot LEFT JOIN lot_movement movement ON movement.lot_id = lot.id GROUP BY lot.id`,
    )
    return Object.fromEntries(rows.map(({ number, units, moved }) => [number, { units, moved }]))
  }

  async unitsPackedByLot(order_number: string): Promise<Record<string, number>> {
    const { rows } = await this.knex.raw<{ rows: { number: string; units: number }[] }>(
      `SELECT lot.number, -sum(movement.quantity)::integer AS units
       FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
       WHERE movement.order_number = ? GROUP BY lot.id HAVING sum(movement.quantity) <> 0`,
      [order_number],
    )
    return Object.fromEntries(rows.map(({ number, units }) => [number, units]))
  }

  async stocked(): Promise<number> {
    const level = await this.knex<{ stocked_quantity: string }>("inventory_level").first("stocked_quantity")
    return Number(level?.stocked_quantity)
  }
}
