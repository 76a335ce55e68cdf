import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261126030000OrderReplacements extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_replacement (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      order_number text NOT NULL,
      replacement_id text NOT NULL,
      replacement_number text NOT NULL,
      items jsonb NOT NULL,
      cause text NOT NULL,
      by_email text,
      at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_replacement_order_id_at" ON order_replacement (order_id, at)`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_replacement_replacement_id" ON order_replacement (replacement_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_replacement`)
  }
}
