import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const CHECK = "checkout_attempt_amount_cents_check"

/** Allows attempts with a total of zero. */
export class Migration20261128080000FreeOrders extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE checkout_attempt DROP CONSTRAINT IF EXISTS ${CHECK}`)
    this.addSql(`ALTER TABLE checkout_attempt ADD CONSTRAINT ${CHECK} CHECK (amount_cents >= 0)`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE checkout_attempt DROP CONSTRAINT IF EXISTS ${CHECK}`)
    this.addSql(`ALTER TABLE checkout_attempt ADD CONSTRAINT ${CHECK} CHECK (amount_cents > 0) NOT VALID`)
  }
}
