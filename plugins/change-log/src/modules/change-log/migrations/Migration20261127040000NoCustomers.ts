import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Addresses and bank accounts of customers leave the log: it has no end, and an erased person must not stand in it. */
export class Migration20261127040000NoCustomers extends Migration {
  override up(): void {
    this.addSql(`UPDATE recorded_change SET "after" = "after" - 'email'
      WHERE subject = 'order' AND action = 'payment_link'`)
    this.addSql(`UPDATE recorded_change SET "after" = "after" - 'account'
      WHERE subject = 'order' AND action = 'refund'`)
    this.addSql(`UPDATE recorded_change SET label = 'customers ' || subject_id
      WHERE subject = 'setting' AND label LIKE 'customers: %'`)
  }

  /** What was forgotten does not come back. */
  override down(): void {}
}
