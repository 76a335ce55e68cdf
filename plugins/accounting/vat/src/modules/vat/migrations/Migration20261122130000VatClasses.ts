import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The contract lists the classes, so a new class needs no migration. */
export class Migration20261122130000VatClasses extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE product_vat_class DROP CONSTRAINT IF EXISTS product_vat_class_known,
      ADD CONSTRAINT product_vat_class_known CHECK (vat_class BETWEEN 1 AND 100)`)
    this.addSql(`ALTER TABLE vat_rate DROP CONSTRAINT IF EXISTS vat_rate_known_class,
      ADD CONSTRAINT vat_rate_known_class CHECK (vat_class BETWEEN 1 AND 100)`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE product_vat_class DROP CONSTRAINT IF EXISTS product_vat_class_known,
      ADD CONSTRAINT product_vat_class_known CHECK (vat_class IN (6, 21))`)
    this.addSql(`ALTER TABLE vat_rate DROP CONSTRAINT IF EXISTS vat_rate_known_class,
      ADD CONSTRAINT vat_rate_known_class CHECK (vat_class IN (6, 21))`)
  }
}
