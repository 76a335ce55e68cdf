import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125010000VatNumberCheck extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "vat_number_check" (
        "vat_number" text not null,
        "standing" text not null check ("standing" in ('valid', 'invalid', 'unanswered')),
        "checked_at" timestamptz not null,
        "consultation_number" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "vat_number_check_pkey" primary key ("vat_number")
      );`)
  }

  override down(): void {
    this.addSql(`drop table if exists "vat_number_check" cascade;`)
  }
}
