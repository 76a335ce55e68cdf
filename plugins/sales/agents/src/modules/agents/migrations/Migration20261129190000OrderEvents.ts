import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129190000OrderEvents extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE agent_cart ADD COLUMN IF NOT EXISTS profile_url text`)
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_order_event (
      order_id text PRIMARY KEY,
      profile_url text NOT NULL,
      checkout_id text NOT NULL,
      language text NOT NULL,
      check_at timestamptz NOT NULL DEFAULT now(),
      body_hash text,
      body text,
      event_id text,
      event_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    for (const column of ["check_at", "next_at"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_agent_order_event_${column}" ON agent_order_event (${column})`,
      )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS agent_order_event`)
    this.addSql(`ALTER TABLE agent_cart DROP COLUMN IF EXISTS profile_url`)
  }
}
