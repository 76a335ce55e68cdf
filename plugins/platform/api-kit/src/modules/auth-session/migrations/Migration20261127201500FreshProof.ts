import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261127201500FreshProof extends Migration {
  override up(): void {
    this.addSql(`alter table "auth_session" add column if not exists "proved_at" timestamptz null;`)
  }

  override down(): void {
    this.addSql(`alter table "auth_session" drop column if exists "proved_at";`)
  }
}
