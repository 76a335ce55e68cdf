import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Creates the table of restores. tools/start/backup/restore-note.mjs writes a row when a restored shop
 * starts.
 */
export class Migration20261127060000Restore extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS shop_restore (
      restored_at timestamptz PRIMARY KEY,
      backed_up_at timestamptz NOT NULL,
      payments_found_at timestamptz
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS shop_restore`)
  }
}
