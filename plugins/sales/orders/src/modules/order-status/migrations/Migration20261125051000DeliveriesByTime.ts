import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125051000DeliveriesByTime extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_status_change_delivered_at" ON order_status_change (at)
      WHERE to_status = 'delivered'`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_order_status_change_delivered_at"`)
  }
}
