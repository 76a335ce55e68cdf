import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122140000RefundAccount extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund ADD COLUMN IF NOT EXISTS account text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund DROP COLUMN IF EXISTS account`)
  }
}
