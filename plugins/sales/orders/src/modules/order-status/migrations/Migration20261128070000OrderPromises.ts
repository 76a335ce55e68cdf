import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128070000OrderPromises extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_promise (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      shipping_option_id text,
      dispatch_from text NOT NULL,
      dispatch_by text NOT NULL,
      arrives_from text NOT NULL,
      arrives_by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_promise_order_id" ON order_promise (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_promise`)
  }
}
