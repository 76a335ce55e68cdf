import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Removes addresses and bank accounts of customers, because the log is kept permanently. */
export class Migration20261127040000NoCustomers extends Migration {
  override up(): void {
    this.addSql(`UPDATE recorded_change SET "after" = "after" - 'email'
      WHERE subject = 'order' AND action = 'payment_link'`)
    this.addSql(`UPDATE recorded_change SET "after" = "after" - 'account'
      WHERE subject = 'order' AND action = 'refund'`)
    this.addSql(`UPDATE recorded_change SET label = 'customers ' || subject_id
      WHERE subject = 'setting' AND label LIKE 'customers: %'`)
  }

  /** Erased data cannot be restored. */
  override down(): void {}
}
