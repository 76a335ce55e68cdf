import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz`

export class Migration20261129150000CartReminder extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS cart_reminder (
      id text PRIMARY KEY,
      cart_id text NOT NULL,
      email text NOT NULL,
      address_hash text NOT NULL,
      language text NOT NULL,
      agreed_text text NOT NULL,
      agreed_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      ${STAMPS}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_cart_reminder_cart_id" ON cart_reminder (cart_id)`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_cart_reminder_address_hash" ON cart_reminder (address_hash)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS cart_reminder_opt_out (
      address_hash text PRIMARY KEY,
      ${STAMPS}
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS cart_reminder`)
    this.addSql(`DROP TABLE IF EXISTS cart_reminder_opt_out`)
  }
}
