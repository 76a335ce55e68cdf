import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128030000OrderDeliveryChanges extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_delivery_change (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      state text NOT NULL CHECK (state IN ('pending', 'done')),
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      target jsonb,
      difference_cents integer NOT NULL,
      reason text,
      account text,
      label_voided boolean NOT NULL,
      by_email text,
      at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_delivery_change_order_id_at" ON order_delivery_change (order_id, at)`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_delivery_change_pending"
       ON order_delivery_change (order_id) WHERE state = 'pending'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_delivery_change`)
  }
}
