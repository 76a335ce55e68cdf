import { isDeepStrictEqual } from "node:util"
import {
  addressCountry,
  clean,
  engineLines,
  engineParts,
  normalisePostalCode,
  type EngineLines,
} from "@bon-perroquet/contract/address"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Tables with postal addresses to rewrite. Issued invoices and credit notes keep theirs. */
const TABLES = ["customer_address", "order_address"] as const
const BATCH = 2_000

interface Row extends EngineLines {
  id: string
  address_1: string | null
  address_2: string | null
  postal_code: string | null
  city: string | null
  metadata: Record<string, unknown> | null
}

type Written = Pick<Row, "address_1" | "address_2" | "postal_code" | "city" | "metadata">

/** Rewrites stored postal addresses in the country's format, with street, number and box separated. Idempotent. */
export async function normaliseAddresses(knex: Knex): Promise<void> {
  for (const table of TABLES) await normaliseTable(knex, table)
}

async function normaliseTable(knex: Knex, table: (typeof TABLES)[number]): Promise<void> {
  for (let last = ""; ;) {
    const rows = await knex<Row>(table)
      .select("id", "address_1", "address_2", "postal_code", "city", "country_code", "metadata")
      .where("id", ">", last)
      .whereNull("deleted_at")
      .whereNotNull("address_1")
      .orderBy("id")
      .limit(BATCH)
    const changed = rows.flatMap((row) => changeOf(row) ?? [])
    if (changed.length) await write(knex, table, changed)
    const end = rows.at(-1)?.id
    if (end === undefined || rows.length < BATCH) return
    last = end
  }
}

/** Returns null if nothing changes or the shop does not deliver to the country. */
function changeOf(row: Row): (Written & Pick<Row, "id">) | null {
  const country = addressCountry(row.country_code)
  if (!country || !row.address_1) return null
  const { metadata, ...lines } = engineLines(engineParts(row), country)
  const code = row.postal_code ?? ""
  const requested: Written = {
    ...lines,
    postal_code: code && (normalisePostalCode(country, code) ?? code),
    city: row.city === null ? null : clean(row.city),
    metadata: { ...row.metadata, ...metadata },
  }
  const { address_1, address_2, postal_code, city } = row
  const current: Written = {
    ...{ address_1, address_2: address_2 || null, postal_code: postal_code ?? "", city },
    metadata: row.metadata,
  }
  return isDeepStrictEqual(current, requested) ? null : { id: row.id, ...requested }
}

const write = (knex: Knex, table: string, rows: readonly (Written & Pick<Row, "id">)[]) =>
  knex.raw(
    `UPDATE ?? address SET address_1 = new.address_1, address_2 = new.address_2, postal_code = new.postal_code,
       city = new.city, metadata = new.metadata
     FROM jsonb_to_recordset(?::jsonb)
       AS new(id text, address_1 text, address_2 text, postal_code text, city text, metadata jsonb)
     WHERE address.id = new.id`,
    [table, JSON.stringify(rows)],
  )
