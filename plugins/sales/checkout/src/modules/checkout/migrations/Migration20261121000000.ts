import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE SEQUENCE IF NOT EXISTS checkout_order_number`)
    this.addSql(`CREATE TABLE IF NOT EXISTS checkout_attempt (
      id text PRIMARY KEY,
      cart_id text NOT NULL,
      order_number text NOT NULL,
      state text NOT NULL,
      payment_session_id text NOT NULL,
      checkout_session_id text,
      url text,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency_code text NOT NULL,
      email text NOT NULL,
      fingerprint text NOT NULL,
      session_params jsonb NOT NULL,
      payment_intent_id text,
      order_id text,
      refund_id text,
      reason text,
      expires_at timestamptz NOT NULL,
      checked_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CONSTRAINT checkout_attempt_state_check CHECK (state IN ('created','open','processing','paid','ordered',
        'refund_due','refunded','expired','superseded','failed'))
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_checkout_attempt_order_number" ON checkout_attempt (order_number)`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_checkout_attempt_checkout_session" ON checkout_attempt (checkout_session_id)`,
    )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_checkout_attempt_live_cart" ON checkout_attempt (cart_id)
      WHERE state IN ('created','open','processing','paid') AND deleted_at IS NULL`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_attempt_state_checked_at" ON checkout_attempt (state, checked_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS checkout_attempt`)
    this.addSql(`DROP SEQUENCE IF EXISTS checkout_order_number`)
  }
}
