import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

export class Migration20261121100000PaymentNotice extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS payment_notice (
      id text PRIMARY KEY,
      told_at timestamptz NOT NULL DEFAULT now(),
      heard_at timestamptz,
      failure text,
      ${TIMES}
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_notice_unheard" ON payment_notice (told_at)
      WHERE heard_at IS NULL OR heard_at < told_at`)
    this.addSql(`CREATE TABLE IF NOT EXISTS stripe_scan (
      id text PRIMARY KEY,
      until timestamptz NOT NULL,
      ${TIMES}
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS stripe_dispute (
      id text PRIMARY KEY,
      payment_intent_id text NOT NULL,
      order_id text,
      amount_cents integer NOT NULL,
      currency_code text NOT NULL,
      reason text NOT NULL,
      status text NOT NULL,
      answer_by timestamptz,
      opened_at timestamptz NOT NULL,
      ${TIMES}
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stripe_dispute_order_id" ON stripe_dispute (order_id)`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_attempt_payment_intent" ON checkout_attempt (payment_intent_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS payment_notice, stripe_scan, stripe_dispute`)
    this.addSql(`DROP INDEX IF EXISTS "IDX_checkout_attempt_payment_intent"`)
  }
}
