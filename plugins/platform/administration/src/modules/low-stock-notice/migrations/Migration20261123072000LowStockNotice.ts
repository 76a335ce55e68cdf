import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123072000LowStockNotice extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS low_stock_notice (
      id text PRIMARY KEY,
      variant_id text NOT NULL,
      day text NOT NULL,
      mailed boolean NOT NULL DEFAULT false,
      over boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_low_stock_notice_day" ON low_stock_notice (day)`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_low_stock_notice_open" ON low_stock_notice (variant_id) WHERE NOT over`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS low_stock_notice`)
  }
}
