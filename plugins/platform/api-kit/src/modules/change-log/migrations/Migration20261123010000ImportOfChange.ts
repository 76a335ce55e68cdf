import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123010000ImportOfChange extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "recorded_change" add column if not exists "import_id" text null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "recorded_change" drop column if exists "import_id";`)
  }
}
