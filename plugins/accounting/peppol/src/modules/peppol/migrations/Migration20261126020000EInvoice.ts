import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261126020000EInvoice extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "e_invoice" (
        "document_number" text not null,
        "order_id" text not null,
        "receiver" text not null,
        "state" text not null check
          ("state" in ('download', 'waiting', 'sent', 'delivered', 'refused', 'unregistered', 'settled')),
        "handed_as" text null,
        "reason" text null,
        "attempts" integer not null default 0,
        "changed_at" timestamptz not null default now(),
        "next_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "e_invoice_pkey" primary key ("document_number")
      );`)
    this.addSql(`create index if not exists "IDX_e_invoice_order_id" on "e_invoice" ("order_id");`)
    this.addSql(`create index if not exists "IDX_e_invoice_handed_as" on "e_invoice" ("handed_as");`)
    this.addSql(
      `create index if not exists "IDX_e_invoice_next_at" on "e_invoice" ("next_at") where "next_at" is not null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "e_invoice" cascade;`)
  }
}
