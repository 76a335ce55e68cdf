import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261201060000TrackingUrl extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_status_change ADD COLUMN IF NOT EXISTS tracking_url text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_status_change DROP COLUMN IF EXISTS tracking_url`)
  }
}
