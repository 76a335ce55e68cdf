import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface ChargedPrice {
  variant_id: string
  price_cents: number
  is_reduced: boolean
}

/** Inserts a price if it differs from the variant's last recorded one. A duplicate from another process is harmless. */
const RECORD = `
  INSERT INTO recorded_price (id, variant_id, price_cents, is_reduced, since)
  SELECT 'recprice_' || gen_random_uuid(), given.variant_id, given.price_cents, given.is_reduced, clock_timestamp()
  FROM unnest(CAST(:ids AS text[]), CAST(:cents AS integer[]), CAST(:reduced AS boolean[]))
    AS given (variant_id, price_cents, is_reduced)
  LEFT JOIN LATERAL (
    SELECT price_cents, is_reduced FROM recorded_price WHERE variant_id = given.variant_id
    ORDER BY since DESC, id DESC LIMIT 1
  ) last ON true
  WHERE (last.price_cents, last.is_reduced) IS DISTINCT FROM (given.price_cents, given.is_reduced)`

export async function recordPrices(knex: Knex, prices: readonly ChargedPrice[]): Promise<void> {
  if (!prices.length) return
  await knex.raw(RECORD, {
    ids: prices.map(({ variant_id }) => variant_id),
    cents: prices.map(({ price_cents }) => price_cents),
    reduced: prices.map(({ is_reduced }) => is_reduced),
  })
}

/** Period of the reference price (Directive 98/6/EC, art. 6a). */
const PERIOD = "interval '30 days'"

/**
 * Returns SQL for the start of a variant's current reduction, or NULL. A reduction that grows in steps starts with the
 * first step.
 * @param variant SQL of the variant's id
 */
const reducedSince = (variant: string): string => `(
  SELECT min(reduced.since) FROM recorded_price reduced
  WHERE reduced.variant_id = ${variant} AND reduced.is_reduced AND reduced.since > COALESCE((
    SELECT max(since) FROM recorded_price usual WHERE usual.variant_id = ${variant} AND NOT usual.is_reduced
  ), '-infinity'))`

const LOWEST_BEFORE = `
  SELECT given.variant_id, prior.price_cents FROM unnest(CAST(:ids AS text[])) AS given (variant_id)
  CROSS JOIN LATERAL (SELECT COALESCE(${reducedSince("given.variant_id")}, now()) AS moment) began
  CROSS JOIN LATERAL (
    SELECT min(held.price_cents) AS price_cents FROM (
      SELECT price_cents, since, lead(since) OVER (ORDER BY since, id) AS until
      FROM recorded_price WHERE variant_id = given.variant_id
    ) held
    WHERE held.since < began.moment AND (held.until IS NULL OR held.until > began.moment - ${PERIOD})
  ) prior
  WHERE prior.price_cents IS NOT NULL`

/** Returns the lowest price in cents of the thirty days before each variant's reduction, or before now without one. */
export async function lowestBefore(
  knex: Knex,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!variantIds.length) return new Map()
  type Row = { variant_id: string; price_cents: number }
  const { rows } = await knex.raw<{ rows: Row[] }>(LOWEST_BEFORE, { ids: variantIds })
  return new Map(rows.map(({ variant_id, price_cents }) => [variant_id, price_cents]))
}

/** Skips variants with a single recorded price, which are most of them. */
const CHEAPER_BEFORE = `
  SELECT DISTINCT variant.product_id FROM (
    SELECT variant_id FROM recorded_price GROUP BY variant_id
    HAVING count(*) > 1 AND max(since) > CAST(:moment AS timestamptz) - ${PERIOD}
  ) changed
  CROSS JOIN LATERAL (
    SELECT price_cents FROM recorded_price WHERE variant_id = changed.variant_id ORDER BY since DESC, id DESC LIMIT 1
  ) now
  CROSS JOIN LATERAL (
    SELECT min(held.price_cents) AS price_cents FROM (
      SELECT price_cents, since, lead(since) OVER (ORDER BY since, id) AS until
      FROM recorded_price WHERE variant_id = changed.variant_id
    ) held
    WHERE held.since < :moment AND held.until > CAST(:moment AS timestamptz) - ${PERIOD}
  ) prior
  JOIN product_variant variant ON variant.id = changed.variant_id
  WHERE prior.price_cents < now.price_cents`

/** Returns ids of products with a size that was cheaper in the thirty days before `moment` than it is now. */
export async function cheaperBefore(knex: Knex, moment: Date): Promise<string[]> {
  type Row = { product_id: string }
  const { rows } = await knex.raw<{ rows: Row[] }>(CHEAPER_BEFORE, { moment })
  return rows.map(({ product_id }) => product_id)
}

/** How long replaced prices are stored. */
const KEPT = "interval '2 years'"

/**
 * Deletes prices that were replaced longer ago. Each variant's latest price stays, and so do the prices that its current
 * reduction is compared with.
 */
export async function forgetReplaced(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM recorded_price old USING recorded_price next
    WHERE next.variant_id = old.variant_id AND next.since > old.since AND next.since < now() - ${KEPT}
      AND next.since <= COALESCE(${reducedSince("old.variant_id")} - ${PERIOD}, 'infinity')`)
}
