import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121021236 extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "vat_rate" drop constraint if exists "vat_rate_vat_class_country_code_valid_from_unique";`,
    )
    this.addSql(
      `alter table if exists "product_vat_class" drop constraint if exists "product_vat_class_product_id_unique";`,
    )
    this.addSql(
      `create table if not exists "product_vat_class" ("id" text not null, "product_id" text not null, "vat_class" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_vat_class_pkey" primary key ("id"), constraint product_vat_class_known check (vat_class IN (6, 21)));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_vat_class_product_id_unique" ON "product_vat_class" ("product_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_vat_class_deleted_at" ON "product_vat_class" ("deleted_at") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "vat_rate" ("id" text not null, "vat_class" integer not null, "country_code" text not null, "rate" numeric not null, "valid_from" timestamptz not null, "raw_rate" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "vat_rate_pkey" primary key ("id"), constraint vat_rate_known_class check (vat_class IN (6, 21)), constraint vat_rate_percent check (rate >= 0 AND rate <= 100));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_vat_rate_deleted_at" ON "vat_rate" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_vat_rate_vat_class_country_code_valid_from_unique" ON "vat_rate" ("vat_class", "country_code", "valid_from") WHERE deleted_at IS NULL;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "product_vat_class" cascade;`)

    this.addSql(`drop table if exists "vat_rate" cascade;`)
  }
}
