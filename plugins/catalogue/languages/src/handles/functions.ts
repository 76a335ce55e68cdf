import { DEFAULT_LANGUAGE, LOCALE_OF, SHIPPED_LANGUAGES } from "@bon-perroquet/contract/sets"

/** Maximum length of a handle, as in the dashboard. */
const LONGEST = 60

/** Converts "Gepelde amandelen, 500 g" to "gepelde-amandelen-500-g". */
const HANDLE_OF = `
  CREATE OR REPLACE FUNCTION shop_handle_of(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
    SELECT trim(BOTH '-' FROM left(regexp_replace(regexp_replace(
      normalize(replace(replace(replace(lower(name), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), NFD),
      '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), ${LONGEST}))
  $body$`

/** A kind of record with handles. */
export interface HandleKind {
  /** Medusa's table, which is also its name in Medusa's translations. */
  table: string
  handles: string
  /** Column of `handles` with the record's id. */
  key: string
  /** Field of the translations with the name. */
  name: string
  /** First part of the names of functions and triggers. */
  prefix: string
  plural: string
}

export const PRODUCT: HandleKind = {
  ...{ table: "product", handles: "product_handle", key: "product_id", name: "title" },
  ...{ prefix: "shop", plural: "products" },
}
export const CATEGORY: HandleKind = {
  ...{ table: "product_category", handles: "category_handle", key: "category_id", name: "name" },
  ...{ prefix: "shop_category", plural: "categories" },
}

/** Checks if another record uses a handle. A record without a name in a language uses its French handle. */
const isTaken = ({ table, handles, key, prefix }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_handle_taken(wanted_language text, wanted text, own text) RETURNS boolean
  LANGUAGE sql STABLE AS $body$
    SELECT EXISTS (
      SELECT 1 FROM ${handles} WHERE language = wanted_language AND handle = wanted AND is_current AND ${key} <> own
    ) OR EXISTS (
      SELECT 1 FROM ${table} WHERE ${table}.handle = wanted AND deleted_at IS NULL AND id <> own AND NOT EXISTS (
        SELECT 1 FROM ${handles} WHERE ${key} = ${table}.id AND language = wanted_language AND is_current
      )
    )
  $body$`

const LOCALES = SHIPPED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `('${language}', '${LOCALE_OF[language]}')`)
  .join(", ")

/**
 * Creates handles in languages with a name, or where the French handle belongs to another record. Existing handles
 * do not change with the name.
 */
const make = ({ table, handles, key, name, prefix }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_make_handles(ids text[]) RETURNS void LANGUAGE plpgsql AS $body$
  DECLARE
    wanted record;
    candidate text;
    number integer;
  BEGIN
    FOR wanted IN
      SELECT ${table}.id, ${table}.handle, spoken.language, shop_handle_of(translation.translations ->> '${name}') AS made
      FROM ${table} CROSS JOIN (VALUES ${LOCALES}) AS spoken (language, locale)
      LEFT JOIN translation ON translation.reference = '${table}' AND translation.reference_id = ${table}.id
        AND translation.locale_code = spoken.locale AND translation.deleted_at IS NULL
      WHERE ${table}.id = ANY(ids) AND ${table}.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM ${handles} own
        WHERE own.${key} = ${table}.id AND own.language = spoken.language AND own.is_current
      ) AND (trim(translation.translations ->> '${name}') <> ''
        OR ${prefix}_handle_taken(spoken.language, ${table}.handle, ${table}.id))
      ORDER BY ${table}.id, spoken.language
    LOOP
      number := 1;
      LOOP
        candidate := COALESCE(NULLIF(wanted.made, ''), wanted.handle) || CASE number WHEN 1 THEN '' ELSE '-' || number END;
        IF NOT ${prefix}_handle_taken(wanted.language, candidate, wanted.id) THEN
          -- One that led to another record goes on doing so.
          INSERT INTO ${handles} (${key}, language, handle) VALUES (wanted.id, wanted.language, candidate)
          ON CONFLICT (language, handle) DO UPDATE SET is_current = true, updated_at = now()
            WHERE ${handles}.${key} = EXCLUDED.${key};
          EXIT WHEN FOUND;
        END IF;
        number := number + 1;
      END LOOP;
    END LOOP;
  END $body$`

const afterTranslation = ({ table, prefix }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_handles_of_translations() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM ${prefix}_make_handles(ARRAY(SELECT DISTINCT reference_id FROM changed WHERE reference = '${table}'));
    RETURN NULL;
  END $body$`

/** Lets a new record take over another record's former French handle, as in Medusa. */
const afterNew = ({ handles, prefix, plural }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_handles_of_new_${plural}() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    DELETE FROM ${handles} former USING changed
      WHERE former.language = '${DEFAULT_LANGUAGE}' AND former.handle = changed.handle;
    PERFORM ${prefix}_make_handles(ARRAY(SELECT id FROM changed WHERE deleted_at IS NULL));
    RETURN NULL;
  END $body$`

const afterChange = ({ handles, key, prefix, plural }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_handles_of_${plural}() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE moved text[] := ARRAY(
    SELECT id FROM before JOIN changed USING (id)
    WHERE before.handle <> changed.handle OR (before.deleted_at IS NULL) <> (changed.deleted_at IS NULL)
  );
  BEGIN
    IF cardinality(moved) = 0 THEN RETURN NULL; END IF;
    DELETE FROM ${handles} USING changed
      WHERE ${key} = changed.id AND changed.deleted_at IS NOT NULL AND changed.id = ANY(moved);
    DELETE FROM ${handles} former USING changed WHERE former.language = '${DEFAULT_LANGUAGE}'
      AND former.handle = changed.handle AND changed.deleted_at IS NULL AND changed.id = ANY(moved);
    INSERT INTO ${handles} (${key}, language, handle, is_current)
      SELECT id, '${DEFAULT_LANGUAGE}', before.handle, false FROM before JOIN changed USING (id)
      WHERE before.handle <> changed.handle AND changed.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM changed other WHERE other.handle = before.handle)
      ON CONFLICT (language, handle) DO UPDATE SET ${key} = EXCLUDED.${key}, updated_at = now();
    PERFORM ${prefix}_make_handles(moved);
    RETURN NULL;
  END $body$`

const afterGone = ({ handles, key, prefix, plural }: HandleKind) => `
  CREATE OR REPLACE FUNCTION ${prefix}_handles_of_gone_${plural}() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    DELETE FROM ${handles} USING changed WHERE ${key} = changed.id;
    RETURN NULL;
  END $body$`

const trigger = (name: string, event: string, table: string, rows: string, run: string) => `
  CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${run}()`

const NEW_ROWS = "NEW TABLE AS changed"
const OLD_ROWS = "OLD TABLE AS changed"

export const functionsOf = (kind: HandleKind): string[] => [
  ...[HANDLE_OF, isTaken(kind), make(kind)],
  ...[afterTranslation(kind), afterNew(kind), afterChange(kind), afterGone(kind)],
]

export function triggersOf({ table, prefix, plural }: HandleKind): string[] {
  const on = (event: string, of: string, rows: string, run: string) =>
    trigger(`${prefix}_handles_${event.toLowerCase()}`, event, of, rows, `${prefix}_handles_of_${run}`)
  return [
    on("INSERT", "translation", NEW_ROWS, "translations"),
    on("UPDATE", "translation", NEW_ROWS, "translations"),
    on("INSERT", table, NEW_ROWS, `new_${plural}`),
    on("UPDATE", table, `OLD TABLE AS before ${NEW_ROWS}`, plural),
    on("DELETE", table, OLD_ROWS, `gone_${plural}`),
  ]
}
