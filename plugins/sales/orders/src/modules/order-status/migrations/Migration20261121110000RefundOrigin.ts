import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121110000RefundOrigin extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund
      ADD COLUMN IF NOT EXISTS failed_at timestamptz,
      ADD COLUMN IF NOT EXISTS failure text,
      ADD COLUMN IF NOT EXISTS seen_to_at timestamptz,
      ADD COLUMN IF NOT EXISTS seen_to_by text`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_order_refund_stripe_refund" ON order_refund (stripe_refund_id)
      WHERE stripe_refund_id IS NOT NULL`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "UQ_order_refund_stripe_refund"`)
    this.addSql(`ALTER TABLE order_refund DROP COLUMN IF EXISTS failed_at, DROP COLUMN IF EXISTS failure,
      DROP COLUMN IF EXISTS seen_to_at, DROP COLUMN IF EXISTS seen_to_by`)
  }
}
