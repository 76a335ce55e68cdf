import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The table starts empty. The engine records current prices when it starts. */
export class Migration20261123040000RecordedPrice extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS recorded_price (
      id text PRIMARY KEY,
      variant_id text NOT NULL,
      price_cents integer NOT NULL,
      is_reduced boolean NOT NULL,
      since timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_recorded_price_variant" ON recorded_price (variant_id, since)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS recorded_price`)
  }
}
