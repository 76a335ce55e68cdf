import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STATUSES = "('pending', 'paid', 'preparing', 'shipped', 'delivered', 'cancelled')"
const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

export class Migration20261121090000OrderStatus extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS order_status (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      status text NOT NULL CHECK (status IN ${STATUSES}),
      tracking_number text,
      goods text NOT NULL CHECK (goods IN ('reserved', 'taken', 'returned')),
      ${TIMES}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_status_order_id" ON order_status (order_id)`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_status_status" ON order_status (status)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS order_status_change (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      from_status text CHECK (from_status IN ${STATUSES}),
      to_status text NOT NULL CHECK (to_status IN ${STATUSES}),
      tracking_number text,
      by_email text,
      state text NOT NULL CHECK (state IN ('pending', 'done', 'refused')),
      goods_moved boolean NOT NULL DEFAULT false,
      at timestamptz NOT NULL DEFAULT now(),
      ${TIMES}
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_status_change_order_id_at" ON order_status_change (order_id, at)`,
    )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_status_change_pending" ON order_status_change (order_id)
      WHERE state = 'pending'`)
    this.addSql(`CREATE TABLE IF NOT EXISTS order_refund (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      key text NOT NULL,
      payment_id text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      reason text,
      by_email text,
      state text NOT NULL CHECK (state IN ('pending', 'made', 'done', 'refused')),
      stripe_refund_id text,
      ${TIMES}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_refund_key" ON order_refund (order_id, key)`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_refund_unfinished" ON order_refund (created_at)
      WHERE state IN ('pending', 'made')`)
    this.addSql(`CREATE TABLE IF NOT EXISTS order_withdrawal (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      items jsonb NOT NULL,
      message text,
      at timestamptz NOT NULL DEFAULT now(),
      ${TIMES}
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_withdrawal_order_id_at" ON order_withdrawal (order_id, at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_status, order_status_change, order_refund, order_withdrawal`)
  }
}
