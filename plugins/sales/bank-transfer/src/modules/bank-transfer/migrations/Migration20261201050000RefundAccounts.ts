import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Erases the accounts of refunds, which the orders keep until the customer is erased. */
export class Migration20261201050000RefundAccounts extends Migration {
  override up(): void {
    this.addSql("ALTER TABLE bank_transfer_refund ALTER COLUMN account DROP NOT NULL")
    this.addSql("UPDATE bank_transfer_refund SET account = NULL WHERE account IS NOT NULL")
  }

  override down(): void {
    this.addSql("UPDATE bank_transfer_refund SET account = '' WHERE account IS NULL")
    this.addSql("ALTER TABLE bank_transfer_refund ALTER COLUMN account SET NOT NULL")
  }
}
