import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123090000OrderMessages extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_message (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('written', 'again')),
      email text NOT NULL,
      subject text NOT NULL,
      text text,
      by_email text,
      at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_message_order_id_at" ON order_message (order_id, at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_message`)
  }
}
