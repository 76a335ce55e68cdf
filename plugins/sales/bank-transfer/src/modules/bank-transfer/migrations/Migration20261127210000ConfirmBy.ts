import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds the deadline for confirming the e-mail address. */
export class Migration20261127210000ConfirmBy extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE bank_transfer ADD COLUMN IF NOT EXISTS confirm_by timestamptz`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_bank_transfer_confirm_by" ON bank_transfer (confirm_by)
      WHERE confirm_by IS NOT NULL AND received_at IS NULL AND ended_at IS NULL`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE bank_transfer DROP COLUMN IF EXISTS confirm_by`)
  }
}
