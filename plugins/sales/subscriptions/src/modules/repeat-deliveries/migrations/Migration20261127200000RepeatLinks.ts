import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds single-use links and their short sessions. Only hashes of tokens are stored. */
export class Migration20261127200000RepeatLinks extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS repeat_delivery_link (
      hash text PRIMARY KEY,
      repeat_delivery_id text NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('open', 'session', 'undo')),
      change jsonb,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_repeat_delivery_link_repeat_delivery_id"
      ON repeat_delivery_link (repeat_delivery_id)`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_repeat_delivery_link_expires_at" ON repeat_delivery_link (expires_at)`,
    )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS repeat_delivery_link`)
  }
}
