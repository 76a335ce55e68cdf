import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128020000PartialParcels extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_status_change ADD COLUMN IF NOT EXISTS parcel jsonb`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_status_change DROP COLUMN IF EXISTS parcel`)
  }
}
