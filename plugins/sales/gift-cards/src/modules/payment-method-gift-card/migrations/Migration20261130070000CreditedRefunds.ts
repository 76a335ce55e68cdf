import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = ["issued", "topped_up", "redeemed", "refunded", "adjusted", "expired", "transferred"]

const check = (kinds: readonly string[]) => `CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}))`

/** Allows entries for refunds that a customer receives as store credit. */
export class Migration20261130070000CreditedRefunds extends Migration {
  override async up(): Promise<void> {
    this.change([...KINDS, "credited"])
  }

  override async down(): Promise<void> {
    this.change(KINDS)
  }

  private change(kinds: readonly string[]): void {
    this.addSql("ALTER TABLE balance_entry DROP CONSTRAINT IF EXISTS balance_entry_kind_check")
    this.addSql(`ALTER TABLE balance_entry ADD CONSTRAINT balance_entry_kind_check ${check(kinds)}`)
  }
}
