import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const REJECT = "EXECUTE FUNCTION shop_balance_entries_stay()"

/**
 * Lets the undo of an import delete the entries that the import added, and the erasure of a customer remove reasons, which
 * may name people.
 */
export class Migration20261130080000ImportedBalances extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE OR REPLACE TRIGGER shop_balance_entries_stay 
      BEFORE UPDATE OF account_id, kind, cents, key, order_number, redemption_id ON balance_entry FOR EACH STATEMENT ${REJECT}`)
    this.addSql(`CREATE OR REPLACE TRIGGER shop_balance_entries_kept BEFORE DELETE ON balance_entry
      FOR EACH ROW WHEN (OLD.key NOT LIKE 'imported:%') ${REJECT}`)
  }

  override async down(): Promise<void> {
    this.addSql("DROP TRIGGER IF EXISTS shop_balance_entries_kept ON balance_entry")
    this.addSql(`CREATE OR REPLACE TRIGGER shop_balance_entries_stay BEFORE UPDATE OR DELETE ON balance_entry
      FOR EACH STATEMENT ${REJECT}`)
  }
}
