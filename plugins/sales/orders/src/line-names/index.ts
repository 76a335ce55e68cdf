import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Trigger function that appends the size to the title of a new order line, in the format of `sizedName` and
 * `unitOf`. Medusa uses only the product's name for lines of edits, exchanges, claims and drafts.
 */
const NAME_LINE = `
  CREATE OR REPLACE FUNCTION shop_name_line_by_size() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF EXISTS (
      SELECT FROM product_variant other
      WHERE other.product_id = NEW.product_id AND other.id <> NEW.variant_id AND other.deleted_at IS NULL
    ) THEN
      NEW.title := NEW.product_title || ', ' || trim(regexp_replace(NEW.variant_title, '^\\s*€\\s*/{0,1}\\s*', ''));
    END IF;
    RETURN NEW;
  END $body$`

const TRIGGER = `
  CREATE OR REPLACE TRIGGER shop_name_line_by_size BEFORE INSERT ON order_line_item FOR EACH ROW
  WHEN (NEW.title = NEW.product_title AND NEW.variant_id IS NOT NULL AND trim(NEW.variant_title) <> '')
  EXECUTE FUNCTION shop_name_line_by_size()`

/** Installs the trigger that appends sizes to the titles of order lines. Idempotent. */
export async function nameLinesBySize(knex: Knex): Promise<void> {
  await knex.raw(NAME_LINE)
  await knex.raw(TRIGGER)
}
