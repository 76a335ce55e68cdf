import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STATES = "'pending', 'made', 'waiting', 'done', 'undoing', 'failed', 'refused'"

export class Migration20261122090000RefundParts extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_refund
      ADD COLUMN IF NOT EXISTS parts jsonb,
      ADD COLUMN IF NOT EXISTS unassigned boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS assigned integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS undone integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS engine_refund_id text`)
    this.addSql(`ALTER TABLE order_refund DROP CONSTRAINT IF EXISTS order_refund_state_check,
      ADD CONSTRAINT order_refund_state_check CHECK (state IN (${STATES}))`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_refund_begun" ON order_refund (created_at)
      WHERE state IN ('pending', 'made', 'undoing')`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_refund_failed" ON order_refund (failed_at)
      WHERE failed_at IS NOT NULL AND seen_to_at IS NULL`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_refund_unassigned" ON order_refund (created_at)
      WHERE unassigned AND state = 'done'`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `DROP INDEX IF EXISTS "IDX_order_refund_begun", "IDX_order_refund_failed", "IDX_order_refund_unassigned"`,
    )
    this.addSql(`ALTER TABLE order_refund DROP COLUMN IF EXISTS parts, DROP COLUMN IF EXISTS unassigned,
      DROP COLUMN IF EXISTS assigned, DROP COLUMN IF EXISTS undone, DROP COLUMN IF EXISTS engine_refund_id`)
  }
}
