import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * The engine names the lines that it adds to an order itself (an edit, an exchange, a claim, a draft) by the product alone, in the
 * order's language, whatever it is told. Lines of the shop's own checkout have their names already. As `sizedName` and `unitOf` of
 * the contract make them.
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

/** Has every line of an order of a product in several sizes say which one it is, whoever adds it. May be done again. */
export async function nameLinesBySize(knex: Knex): Promise<void> {
  await knex.raw(NAME_LINE)
  await knex.raw(TRIGGER)
}
