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
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_attempt_payment_intent" ON checkout_attempt (payment_intent_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS payment_notice`)
    this.addSql(`DROP INDEX IF EXISTS "IDX_checkout_attempt_payment_intent"`)
  }
}
