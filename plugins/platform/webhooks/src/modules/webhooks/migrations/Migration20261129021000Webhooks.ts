import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz`

/** `position` sorts signals of the same transaction. */
export class Migration20261129021000Webhooks extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS webhook_signal (
      id text PRIMARY KEY DEFAULT 'whsignal_' || gen_random_uuid(),
      position bigint GENERATED ALWAYS AS IDENTITY,
      event text NOT NULL,
      subject text NOT NULL,${TIMES}
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_signal_position" ON webhook_signal (position)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS webhook_endpoint (
      id text PRIMARY KEY,
      name text NOT NULL,
      url text NOT NULL,
      events text[] NOT NULL,
      is_on boolean NOT NULL,
      sealed_secret text NOT NULL,
      former_sealed_secret text,
      former_until timestamptz,
      failing_since timestamptz,
      stopped text CHECK (stopped IN ('failing', 'gone')),
      stopped_at timestamptz,
      last_delivery_at timestamptz,
      busy_until timestamptz,${TIMES}
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS webhook_delivery (
      id text PRIMARY KEY,
      endpoint_id text NOT NULL,
      event text NOT NULL,
      event_key text,
      body text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given_up')),
      attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz,${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_webhook_delivery_once" ON webhook_delivery (endpoint_id, event, event_key)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_webhook_delivery_due" ON webhook_delivery (endpoint_id, next_at) WHERE next_at IS NOT NULL`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_webhook_delivery_log" ON webhook_delivery (endpoint_id, created_at)`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS webhook_attempt (
      id text PRIMARY KEY DEFAULT 'whtry_' || gen_random_uuid(),
      delivery_id text NOT NULL,
      status integer,
      duration_ms integer NOT NULL,
      answer text NOT NULL,${TIMES}
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_webhook_attempt_delivery" ON webhook_attempt (delivery_id, created_at)`,
    )
  }

  override down(): void {
    for (const table of ["webhook_attempt", "webhook_delivery", "webhook_endpoint", "webhook_signal"])
      this.addSql(`DROP TABLE IF EXISTS ${table}`)
  }
}
