import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Stores the shop's id, because several shops may share an account of a payment method. */
export class Migration20261121120000CheckoutShop extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS checkout_shop (
      id text PRIMARY KEY,
      is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only)
    )`)
    this.addSql(
      `INSERT INTO checkout_shop (id) VALUES ('shop_' || replace(gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS checkout_shop`)
  }
}
