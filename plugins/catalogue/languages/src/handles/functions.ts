import { DEFAULT_LANGUAGE, LOCALE_OF, SHIPPED_LANGUAGES } from "../locales"

/** Maximum length of a handle, as in the dashboard. */
const LONGEST = 60

/** Converts "Gepelde amandelen, 500 g" to "gepelde-amandelen-500-g". */
const HANDLE_OF = `
  CREATE OR REPLACE FUNCTION shop_handle_of(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
    SELECT trim(BOTH '-' FROM left(regexp_replace(regexp_replace(
      normalize(replace(replace(replace(lower(name), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), NFD),
      '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), ${LONGEST}))
  $body$`

/** Checks if another product uses a handle. A product without a name in a language uses its French handle. */
const IS_TAKEN = `
  CREATE OR REPLACE FUNCTION shop_handle_taken(wanted_language text, wanted text, own text) RETURNS boolean
  LANGUAGE sql STABLE AS $body$
    SELECT EXISTS (
      SELECT 1 FROM product_handle WHERE language = wanted_language AND handle = wanted AND is_current AND product_id <> own
    ) OR EXISTS (
      SELECT 1 FROM product WHERE product.handle = wanted AND deleted_at IS NULL AND id <> own AND NOT EXISTS (
        SELECT 1 FROM product_handle WHERE product_id = product.id AND language = wanted_language AND is_current
      )
    )
  $body$`

const LOCALES = SHIPPED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `('${language}', '${LOCALE_OF[language]}')`)
  .join(", ")

/**
 * Creates handles in languages with a name, or where the French handle belongs to another product. Existing handles
 * do not change with the name.
 */
const MAKE = `
  CREATE OR REPLACE FUNCTION shop_make_handles(ids text[]) RETURNS void LANGUAGE plpgsql AS $body$
  DECLARE
    wanted record;
    candidate text;
    number integer;
  BEGIN
    FOR wanted IN
      SELECT product.id, product.handle, spoken.language, shop_handle_of(translation.translations ->> 'title') AS made
      FROM product CROSS JOIN (VALUES ${LOCALES}) AS spoken (language, locale)
      LEFT JOIN translation ON translation.reference = 'product' AND translation.reference_id = product.id
        AND translation.locale_code = spoken.locale AND translation.deleted_at IS NULL
      WHERE product.id = ANY(ids) AND product.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM product_handle own
        WHERE own.product_id = product.id AND own.language = spoken.language AND own.is_current
      ) AND (trim(translation.translations ->> 'title') <> ''
        OR shop_handle_taken(spoken.language, product.handle, product.id))
      ORDER BY product.id, spoken.language
    LOOP
      number := 1;
      LOOP
        candidate := COALESCE(NULLIF(wanted.made, ''), wanted.handle) || CASE number WHEN 1 THEN '' ELSE '-' || number END;
        IF NOT shop_handle_taken(wanted.language, candidate, wanted.id) THEN
          -- One that led to another product goes on doing so.
          INSERT INTO product_handle (product_id, language, handle) VALUES (wanted.id, wanted.language, candidate)
          ON CONFLICT (language, handle) DO UPDATE SET is_current = true, updated_at = now()
            WHERE product_handle.product_id = EXCLUDED.product_id;
          EXIT WHEN FOUND;
        END IF;
        number := number + 1;
      END LOOP;
    END LOOP;
  END $body$`

const AFTER_TRANSLATION = `
  CREATE OR REPLACE FUNCTION shop_handles_of_translations() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM shop_make_handles(ARRAY(SELECT DISTINCT reference_id FROM changed WHERE reference = 'product'));
    RETURN NULL;
  END $body$`

/** Lets a new product take over another product's former French handle, as in Medusa. */
const AFTER_NEW_PRODUCT = `
  CREATE OR REPLACE FUNCTION shop_handles_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    DELETE FROM product_handle former USING changed
      WHERE former.language = '${DEFAULT_LANGUAGE}' AND former.handle = changed.handle;
    PERFORM shop_make_handles(ARRAY(SELECT id FROM changed WHERE deleted_at IS NULL));
    RETURN NULL;
  END $body$`

const AFTER_PRODUCT = `
  CREATE OR REPLACE FUNCTION shop_handles_of_products() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE moved text[] := ARRAY(
    SELECT id FROM before JOIN changed USING (id)
    WHERE before.handle <> changed.handle OR (before.deleted_at IS NULL) <> (changed.deleted_at IS NULL)
  );
  BEGIN
    IF cardinality(moved) = 0 THEN RETURN NULL; END IF;
    DELETE FROM product_handle USING changed
      WHERE product_id = changed.id AND changed.deleted_at IS NOT NULL AND changed.id = ANY(moved);
    DELETE FROM product_handle former USING changed WHERE former.language = '${DEFAULT_LANGUAGE}'
      AND former.handle = changed.handle AND changed.deleted_at IS NULL AND changed.id = ANY(moved);
    INSERT INTO product_handle (product_id, language, handle, is_current)
      SELECT id, '${DEFAULT_LANGUAGE}', before.handle, false FROM before JOIN changed USING (id)
      WHERE before.handle <> changed.handle AND changed.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM changed other WHERE other.handle = before.handle)
      ON CONFLICT (language, handle) DO UPDATE SET product_id = EXCLUDED.product_id, updated_at = now();
    PERFORM shop_make_handles(moved);
    RETURN NULL;
  END $body$`

const AFTER_GONE_PRODUCT = `
  CREATE OR REPLACE FUNCTION shop_handles_of_gone_products() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    DELETE FROM product_handle USING changed WHERE product_id = changed.id;
    RETURN NULL;
  END $body$`

const trigger = (name: string, event: string, table: string, rows: string, run: string) => `
  CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${run}()`

export const FUNCTIONS = [
  ...[HANDLE_OF, IS_TAKEN, MAKE],
  ...[AFTER_TRANSLATION, AFTER_NEW_PRODUCT, AFTER_PRODUCT, AFTER_GONE_PRODUCT],
]
export const TRIGGERS = [
  trigger(
    "shop_handles_insert",
    "INSERT",
    "translation",
    "NEW TABLE AS changed",
    "shop_handles_of_translations",
  ),
  trigger(
    "shop_handles_update",
    "UPDATE",
    "translation",
    "NEW TABLE AS changed",
    "shop_handles_of_translations",
  ),
  trigger("shop_handles_insert", "INSERT", "product", "NEW TABLE AS changed", "shop_handles_of_new_products"),
  trigger(
    "shop_handles_update",
    "UPDATE",
    "product",
    "OLD TABLE AS before NEW TABLE AS changed",
    "shop_handles_of_products",
  ),
  trigger(
    "shop_handles_delete",
    "DELETE",
    "product",
    "OLD TABLE AS changed",
    "shop_handles_of_gone_products",
  ),
]
