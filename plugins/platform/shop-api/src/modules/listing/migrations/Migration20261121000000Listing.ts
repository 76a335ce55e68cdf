import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000000Listing extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "listing" (
        "id" text not null,
        "product_id" text not null,
        "unit_label" text not null default '€/kg',
        "is_promotion" boolean not null default false,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "listing_pkey" primary key ("id")
      );`)
    this.addSql(
      `create unique index if not exists "IDX_listing_product_id_unique" on "listing" ("product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_listing_deleted_at" on "listing" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "listing" cascade;`)
  }
}
