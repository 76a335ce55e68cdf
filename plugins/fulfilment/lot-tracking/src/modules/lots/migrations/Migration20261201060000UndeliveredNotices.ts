import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261201060000UndeliveredNotices extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `ALTER TABLE lot_recall_notice ADD COLUMN IF NOT EXISTS undelivered boolean NOT NULL DEFAULT false`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE lot_recall_notice DROP COLUMN IF EXISTS undelivered`)
  }
}
