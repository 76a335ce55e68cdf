import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`
const OPEN = "state IN ('planned', 'announced', 'failed')"

/** Creates the tables. Days are text such as 2026-11-23, so that no time zone shifts them. */
export class Migration20261125030000RepeatDeliveries extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS repeat_delivery (
      id text PRIMARY KEY,
      order_id text NOT NULL,
      email text NOT NULL,
      customer_id text,
      weeks integer NOT NULL CHECK (weeks > 0),
      begun_weeks integer NOT NULL,
      state text NOT NULL CHECK (state IN ('active', 'paused', 'ended')),
      next_on text NOT NULL,
      when_missing text NOT NULL CHECK (when_missing IN ('wait', 'skip')),
      lines jsonb NOT NULL,
      payment_id text NOT NULL,
      last_total_cents integer NOT NULL,
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_repeat_delivery_begun" ON repeat_delivery (order_id, begun_weeks)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_repeat_delivery_customer_id" ON repeat_delivery (customer_id)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_repeat_delivery_next_on" ON repeat_delivery (next_on) WHERE state = 'active'`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS repeat_delivery_run (
      id text PRIMARY KEY,
      repeat_delivery_id text NOT NULL,
      due_on text NOT NULL,
      state text NOT NULL
        CHECK (state IN ('planned', 'announced', 'failed', 'ordered', 'skipped', 'given_up')),
      act_on text NOT NULL,
      cart_id text,
      total_cents integer,
      tries integer NOT NULL DEFAULT 0,
      missing text,
      order_number text,
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_repeat_delivery_run_due" ON repeat_delivery_run (repeat_delivery_id, due_on)`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_repeat_delivery_run_open" ON repeat_delivery_run (repeat_delivery_id) WHERE ${OPEN}`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_repeat_delivery_run_act_on" ON repeat_delivery_run (act_on) WHERE ${OPEN}`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS repeat_delivery, repeat_delivery_run`)
  }
}
