import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261127210000OrderHolds extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_hold (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      key text NOT NULL,
      reason text NOT NULL,
      note text,
      by_email text,
      at timestamptz NOT NULL DEFAULT now(),
      released_at timestamptz,
      released_by_email text,
      release_note text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_hold_order_id_key_unique" ON order_hold (order_id, key)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_hold_active" ON order_hold (order_id) WHERE released_at IS NULL`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_hold`)
  }
}
