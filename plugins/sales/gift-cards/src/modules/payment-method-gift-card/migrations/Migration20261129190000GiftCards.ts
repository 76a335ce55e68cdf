import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`
const ACCOUNT = "account_id text NOT NULL REFERENCES balance_account (id)"

export class Migration20261129190000GiftCards extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS balance_account (
      id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('gift_card', 'store_credit')),
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'blocked', 'replaced')),
      code_hash text,
      last4 text,
      currency_code text NOT NULL,
      customer_id text,
      expires_at timestamptz,
      replaced_by text REFERENCES balance_account (id),
      reason text,
      by_email text,
      ${TIMES},
      CHECK ((kind = 'gift_card') = (code_hash IS NOT NULL)),
      CHECK ((kind = 'store_credit') = (customer_id IS NOT NULL)),
      CHECK ((state = 'replaced') = (replaced_by IS NOT NULL))
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_balance_account_code_hash" ON balance_account (code_hash)`,
    )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_balance_account_customer"
      ON balance_account (customer_id, currency_code) WHERE customer_id IS NOT NULL`)
    this.addSql(`CREATE TABLE IF NOT EXISTS balance_entry (
      id text PRIMARY KEY,
      ${ACCOUNT},
      kind text NOT NULL
        CHECK (kind IN ('issued', 'topped_up', 'redeemed', 'refunded', 'adjusted', 'expired', 'transferred')),
      cents integer NOT NULL CHECK (cents <> 0),
      key text NOT NULL,
      order_number text,
      redemption_id text REFERENCES balance_entry (id),
      reason text,
      by_email text,
      ${TIMES},
      CHECK ((kind = 'refunded') = (redemption_id IS NOT NULL))
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_balance_entry_key" ON balance_entry (key)`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_balance_entry_account_id" ON balance_entry (account_id) INCLUDE (cents)`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_balance_entry_redemption_id" ON balance_entry (redemption_id)
      WHERE redemption_id IS NOT NULL`)
    this.addSql(`CREATE OR REPLACE FUNCTION shop_balance_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'The entries of balances cannot be changed. Write an opposite entry.'; END $$`)
    this.addSql(`CREATE OR REPLACE TRIGGER shop_balance_entries_stay BEFORE UPDATE OR DELETE ON balance_entry
      FOR EACH STATEMENT EXECUTE FUNCTION shop_balance_entries_stay()`)
    this.addSql(`CREATE TABLE IF NOT EXISTS balance_hold (
      id text PRIMARY KEY,
      ${ACCOUNT},
      cart_id text NOT NULL,
      attempt_id text NOT NULL,
      cents integer NOT NULL CHECK (cents > 0),
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_balance_hold_attempt" ON balance_hold (attempt_id, account_id)`,
    )
    for (const column of ["account_id", "cart_id"])
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_balance_hold_${column}" ON balance_hold (${column})`)
    this.addSql(`CREATE TABLE IF NOT EXISTS balance_choice (
      id text PRIMARY KEY,
      cart_id text NOT NULL,
      ${ACCOUNT},
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_balance_choice_cart" ON balance_choice (cart_id, account_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("DROP TABLE IF EXISTS balance_choice, balance_hold, balance_entry, balance_account")
    this.addSql("DROP FUNCTION IF EXISTS shop_balance_entries_stay")
  }
}
