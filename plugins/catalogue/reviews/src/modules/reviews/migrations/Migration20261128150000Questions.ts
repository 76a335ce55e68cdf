import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128150000Questions extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS product_question (
      id text PRIMARY KEY,
      product_id text NOT NULL,
      customer_id text,
      email text,
      author_name text,
      text text NOT NULL,
      language text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'refused')),
      refusal text,
      reply text,
      written_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK (state <> 'published' OR reply IS NOT NULL)
    )`)
    for (const [name, columns] of Object.entries(INDEXES))
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_product_question_${name}" ON product_question (${columns})`,
      )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_question_product_id_customer_id_text_unique"
      ON product_question (product_id, customer_id, text) WHERE customer_id IS NOT NULL`)
  }

  override down(): void {
    this.addSql("DROP TABLE IF EXISTS product_question")
  }
}

const INDEXES = {
  product_id_state_written_at: "product_id, state, written_at",
  state_written_at: "state, written_at",
  customer_id: "customer_id",
}
