import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261124010000ProductInformation extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "product_information" (
        "product_id" text not null,
        "told" jsonb not null,
        "allergens" jsonb null,
        "traces" jsonb null,
        "is_complete" boolean not null default false,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "product_information_pkey" primary key ("product_id")
      );`)
  }

  override down(): void {
    this.addSql(`drop table if exists "product_information" cascade;`)
  }
}
