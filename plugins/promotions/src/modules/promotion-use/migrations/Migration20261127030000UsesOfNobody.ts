import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A use that is counted no longer says whose it was: the version before never asks it either. */
export class Migration20261127030000UsesOfNobody extends Migration {
  override async up(): Promise<void> {
    this.addSql(`UPDATE promotion_use SET attribute_value = NULL
      WHERE state = 'ordered' AND attribute_value IS NOT NULL`)
  }

  /** What was forgotten does not come back. */
  override async down(): Promise<void> {}
}
