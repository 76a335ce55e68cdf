import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130130000GiftCardPurchases extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS gift_card_purchase (
      id text PRIMARY KEY,
      number text NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'returned')),
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency_code text NOT NULL,
      buyer_email text,
      giver_name text,
      recipient_name text,
      recipient_email text,
      message text,
      language text NOT NULL,
      channel text,
      send_on date,
      account_id text REFERENCES balance_account (id),
      paid_at timestamptz,
      receipt_at timestamptz,
      sent_at timestamptz,
      times_sent integer NOT NULL DEFAULT 0,
      returned_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK ((state = 'open') = (account_id IS NULL))
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_gift_card_purchase_number" ON gift_card_purchase (number)`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_gift_card_purchase_account" ON gift_card_purchase (account_id)`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_purchase_unsent" ON gift_card_purchase (send_on)
      WHERE state = 'paid' AND (sent_at IS NULL OR receipt_at IS NULL)`)
  }

  override async down(): Promise<void> {
    this.addSql("DROP TABLE IF EXISTS gift_card_purchase")
  }
}
