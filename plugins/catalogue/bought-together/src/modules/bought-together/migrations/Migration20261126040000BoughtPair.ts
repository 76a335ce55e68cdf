import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261126040000BoughtPair extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS bought_pair (
      product_id text NOT NULL,
      other_id text NOT NULL,
      buyers integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (product_id, other_id)
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS bought_pair`)
  }
}
