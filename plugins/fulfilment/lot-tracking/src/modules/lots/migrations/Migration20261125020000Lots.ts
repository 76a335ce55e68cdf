import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Dates are text such as 2027-03-31, which sorts correctly. `position` sorts rows of the same time. */
export class Migration20261125020000Lots extends Migration {
  override async up(): Promise<void> {
    const times = `
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz`
    this.addSql(`CREATE TABLE IF NOT EXISTS lot_keeping (
      product_id text PRIMARY KEY,
      is_kept boolean NOT NULL DEFAULT true,${times}
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS lot (
      id text PRIMARY KEY,
      inventory_item_id text NOT NULL,
      location_id text NOT NULL,
      number text NOT NULL DEFAULT '',
      supplier text NOT NULL DEFAULT '',
      best_before text,
      quantity integer NOT NULL DEFAULT 0,
      received integer NOT NULL DEFAULT 0,
      to_clear integer NOT NULL DEFAULT 0,
      recalled_at timestamptz,
      recalled_by text,
      recall_reasons jsonb,${times}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_lot_number" ON lot (inventory_item_id, location_id, number)`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_lot_left" ON lot (best_before) WHERE quantity > 0`)
    this.addSql(`CREATE TABLE IF NOT EXISTS lot_movement (
      id text PRIMARY KEY,
      position bigint GENERATED ALWAYS AS IDENTITY,
      lot_id text NOT NULL,
      quantity integer NOT NULL,
      reason text NOT NULL,
      note text NOT NULL DEFAULT '',
      by text,
      order_number text,${times}
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_lot_movement_lot" ON lot_movement (lot_id, position)`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_lot_movement_order" ON lot_movement (order_number) WHERE order_number IS NOT NULL`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS lot_recall_notice (
      id text PRIMARY KEY,
      lot_id text NOT NULL,
      email text NOT NULL,
      language text NOT NULL,
      told_at timestamptz,${times}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_lot_recall_notice_email" ON lot_recall_notice (lot_id, email)`,
    )
  }

  override async down(): Promise<void> {
    for (const table of ["lot_recall_notice", "lot_movement", "lot", "lot_keeping"])
      this.addSql(`DROP TABLE IF EXISTS ${table}`)
  }
}
