import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122090000FailedRefund extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE checkout_attempt
      ADD COLUMN IF NOT EXISTS refund_failed_at timestamptz,
      ADD COLUMN IF NOT EXISTS refund_failure text,
      ADD COLUMN IF NOT EXISTS refund_seen_to_at timestamptz,
      ADD COLUMN IF NOT EXISTS refund_seen_to_by text`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_attempt_refund_failed" ON checkout_attempt (refund_failed_at)
      WHERE refund_failed_at IS NOT NULL AND refund_seen_to_at IS NULL`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_checkout_attempt_refund_failed"`)
    this.addSql(`ALTER TABLE checkout_attempt DROP COLUMN IF EXISTS refund_failed_at,
      DROP COLUMN IF EXISTS refund_failure, DROP COLUMN IF EXISTS refund_seen_to_at,
      DROP COLUMN IF EXISTS refund_seen_to_by`)
  }
}
