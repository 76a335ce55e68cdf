import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120000UnpublishedProduct extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "unpublished_product" (
        "product_id" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "unpublished_product_pkey" primary key ("product_id")
      );`)
  }

  override down(): void {
    this.addSql(`drop table if exists "unpublished_product" cascade;`)
  }
}
