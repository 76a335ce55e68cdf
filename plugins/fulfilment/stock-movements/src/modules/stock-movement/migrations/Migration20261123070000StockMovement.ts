import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** `position` orders rows that have the same time. */
export class Migration20261123070000StockMovement extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS stock_movement (
      id text PRIMARY KEY,
      position bigint GENERATED ALWAYS AS IDENTITY,
      inventory_item_id text NOT NULL,
      location_id text NOT NULL,
      quantity integer NOT NULL,
      stocked integer NOT NULL,
      reason text NOT NULL,
      note text NOT NULL DEFAULT '',
      by text,
      order_number text,
      import_id text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_movement_item" ON stock_movement (inventory_item_id, position)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS stock_movement`)
  }
}
