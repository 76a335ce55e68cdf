import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz`

export class Migration20261129130000Agents extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_cart (
      id text PRIMARY KEY,
      cart_key text,
      checkout_key text,
      link_hash text NOT NULL,
      session_id text NOT NULL,
      protocol text NOT NULL,
      agent text NOT NULL,
      is_verified boolean NOT NULL,
      language text NOT NULL,
      entered jsonb NOT NULL,
      state text NOT NULL,
      order_id text,
      expires_at timestamptz NOT NULL,
      ${STAMPS}
    )`)
    for (const column of ["cart_key", "checkout_key", "link_hash"])
      this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_agent_cart_${column}" ON agent_cart (${column})`)
    for (const column of ["expires_at", "order_id"])
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agent_cart_${column}" ON agent_cart (${column})`)
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_handover (
      cart_id text PRIMARY KEY,
      agent_cart_id text NOT NULL,
      agent text NOT NULL,
      is_verified boolean NOT NULL,
      protocol text NOT NULL,
      order_id text,
      ${STAMPS}
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_agent_handover_agent_cart_id" ON agent_handover (agent_cart_id)`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_order (
      order_id text PRIMARY KEY,
      agent text NOT NULL,
      is_verified boolean NOT NULL,
      protocol text NOT NULL,
      ${STAMPS}
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_count (
      day date NOT NULL,
      agent text NOT NULL,
      step text NOT NULL,
      count integer NOT NULL,
      ${STAMPS},
      PRIMARY KEY (day, agent, step)
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_order_code (
      order_id text PRIMARY KEY,
      code_hash text NOT NULL,
      failures integer NOT NULL,
      expires_at timestamptz NOT NULL,
      ${STAMPS}
    )`)
  }

  override down(): void {
    for (const table of ["agent_cart", "agent_handover", "agent_order", "agent_count", "agent_order_code"])
      this.addSql(`DROP TABLE IF EXISTS ${table}`)
  }
}
