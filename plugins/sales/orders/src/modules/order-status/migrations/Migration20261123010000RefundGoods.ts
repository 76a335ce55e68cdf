import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds how a refund moves stock. Existing refunds move none. */
export class Migration20261123010000RefundGoods extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund
      ADD COLUMN IF NOT EXISTS restock boolean,
      ADD COLUMN IF NOT EXISTS sent boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS settled jsonb`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund DROP COLUMN IF EXISTS restock, DROP COLUMN IF EXISTS sent,
      DROP COLUMN IF EXISTS settled`)
  }
}
