import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Allows several attempts per existing order. A cart's attempts keep unique numbers. */
export class Migration20261123040000OrderPayments extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE checkout_attempt ADD COLUMN IF NOT EXISTS pays_order_id text`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_checkout_attempt_cart_order_number" ON checkout_attempt (order_number)
      WHERE pays_order_id IS NULL`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_attempt_order_number" ON checkout_attempt (order_number)`,
    )
    this.addSql(`DROP INDEX IF EXISTS "UQ_checkout_attempt_order_number"`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_checkout_attempt_order_number"`)
    this.addSql(`DROP INDEX IF EXISTS "UQ_checkout_attempt_cart_order_number"`)
    this.addSql(`ALTER TABLE checkout_attempt DROP COLUMN IF EXISTS pays_order_id`)
  }
}
