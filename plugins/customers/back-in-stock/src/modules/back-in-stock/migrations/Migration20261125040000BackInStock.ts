import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125040000BackInStock extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS back_in_stock_request (
      id text PRIMARY KEY,
      product_id text NOT NULL,
      variant_id text NOT NULL,
      email text NOT NULL,
      language text NOT NULL,
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_back_in_stock_request_once" ON back_in_stock_request (variant_id, email)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_back_in_stock_request_turn" ON back_in_stock_request (variant_id, confirmed_at)`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS back_in_stock_return (
      variant_id text PRIMARY KEY,
      began_at timestamptz NOT NULL DEFAULT now(),
      next_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS back_in_stock_request`)
    this.addSql(`DROP TABLE IF EXISTS back_in_stock_return`)
  }
}
