import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Erases the customer id or e-mail address of counted uses. The previous version does not read it either. */
export class Migration20261127030000UsesOfNobody extends Migration {
  override async up(): Promise<void> {
    this.addSql(`UPDATE promotion_use SET attribute_value = NULL
      WHERE state = 'ordered' AND attribute_value IS NOT NULL`)
  }

  /** Erased data cannot be restored. */
  override async down(): Promise<void> {}
}
