import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whether a declaration came from who reads the order's mail; all those before are taken for it. */
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
