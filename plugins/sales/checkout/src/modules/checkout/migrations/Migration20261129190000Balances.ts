import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds the part of an attempt's total that balances pay, such as gift cards. */
export class Migration20261129190000Balances extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE checkout_attempt ADD COLUMN IF NOT EXISTS balance_cents integer NOT NULL DEFAULT 0
      CHECK (balance_cents >= 0)`)
  }

  override async down(): Promise<void> {
    this.addSql("ALTER TABLE checkout_attempt DROP COLUMN IF EXISTS balance_cents")
  }
}
