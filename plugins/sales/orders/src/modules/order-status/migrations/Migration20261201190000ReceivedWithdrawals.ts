import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261201190000ReceivedWithdrawals extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS received_withdrawal (
      id text PRIMARY KEY,
      order_number text NOT NULL,
      email text NOT NULL,
      message text,
      at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS received_withdrawal`)
  }
}
