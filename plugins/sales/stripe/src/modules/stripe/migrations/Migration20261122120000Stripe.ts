import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

/** Creates the tables, or adopts those that the module `checkout` created in older shops. */
export class Migration20261122120000Stripe extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS stripe_event (
      id text PRIMARY KEY,
      type text NOT NULL,
      ${TIMES}
    )`)
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
      withdrawn_cents integer,
      currency_code text NOT NULL,
      reason text NOT NULL,
      status text NOT NULL,
      answer_by timestamptz,
      opened_at timestamptz NOT NULL,
      ${TIMES}
    )`)
    this.addSql(`ALTER TABLE stripe_dispute ADD COLUMN IF NOT EXISTS withdrawn_cents integer`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stripe_dispute_order_id" ON stripe_dispute (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS stripe_event, stripe_scan, stripe_dispute`)
  }
}
