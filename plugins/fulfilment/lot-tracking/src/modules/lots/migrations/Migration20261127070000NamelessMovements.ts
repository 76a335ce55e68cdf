import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds an index of movements without order number, which are few and searched often. */
export class Migration20261127070000NamelessMovements extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_lot_movement_nameless" ON lot_movement (created_at)
      WHERE order_number IS NULL AND reason = 'engine' AND quantity < 0`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_lot_movement_nameless"`)
  }
}
