import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125041000Favourite extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS favourite (
      id text PRIMARY KEY,
      customer_id text NOT NULL,
      product_id text NOT NULL,
      marked_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_favourite_once" ON favourite (customer_id, product_id)`,
    )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS favourite`)
  }
}
