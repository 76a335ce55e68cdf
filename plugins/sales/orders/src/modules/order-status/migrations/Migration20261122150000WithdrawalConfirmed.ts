import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Stores whether a withdrawal was declared with the link in the order's e-mail. Existing ones count as
 * confirmed.
 */
export class Migration20261122150000WithdrawalConfirmed extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `ALTER TABLE order_withdrawal ADD COLUMN IF NOT EXISTS confirmed boolean NOT NULL DEFAULT true`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_withdrawal DROP COLUMN IF EXISTS confirmed`)
  }
}
