import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123050000PaymentLinks extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_payment_link (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      email text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      by_email text,
      at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_payment_link_order_id_at" ON order_payment_link (order_id, at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_payment_link`)
  }
}
