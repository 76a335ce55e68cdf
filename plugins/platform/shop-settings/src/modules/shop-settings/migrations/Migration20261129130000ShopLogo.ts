import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129130000ShopLogo extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS shop_logo (
      logo_id text NOT NULL,
      name text NOT NULL,
      png bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (logo_id, name)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS shop_logo`)
  }
}
