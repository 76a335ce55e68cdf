import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130070000RefundAsCredit extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund ADD COLUMN IF NOT EXISTS as_credit boolean NOT NULL DEFAULT false`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund DROP COLUMN IF EXISTS as_credit`)
  }
}
