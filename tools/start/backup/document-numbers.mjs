/** @typedef {{ series: string, year: number, serial: number, issued_at: Date }} Counter */

/** Numbers that a series leaves out for each day begun since the backup, where no day of its own was busier. */
const AT_LEAST = 100

/** @param {import("pg").Client} client */
async function hasCounters(client) {
  const { rows } = await client.query("SELECT to_regclass('public.document_counter') IS NOT NULL AS there")
  return Boolean(rows[0].there)
}

/**
 * How far the series are in the shop that is about to be replaced. None where there is no shop.
 * @param {import("pg").Client} client @returns {Promise<Counter[]>}
 */
export async function countersBefore(client) {
  if (!(await hasCounters(client))) return []
  return (await client.query("SELECT series, year, serial, issued_at FROM public.document_counter")).rows
}

const RAISE = `
  INSERT INTO public.document_counter AS counter (series, year, serial, issued_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (series, year) DO UPDATE SET serial = greatest(counter.serial, excluded.serial)`

// Of both series, also where the backup has no document of one, and of a year that has begun since.
const LEAVE_OUT = `
  INSERT INTO public.document_counter AS counter (series, year, serial, issued_at)
  SELECT kind.series, since.year, ceil(greatest(extract(epoch FROM now() - $1::timestamptz) / 86400, 1)) * greatest($2::int,
    (SELECT coalesce(max(day.documents), 0) FROM (
      SELECT count(*) AS documents FROM public.sales_document
      WHERE sales_document.kind = kind.series GROUP BY (issued_at AT TIME ZONE 'Europe/Brussels')::date) day)), $1::timestamptz
  FROM unnest(ARRAY['invoice', 'credit_note']) AS kind (series)
  CROSS JOIN generate_series(extract(year FROM $1::timestamptz AT TIME ZONE 'Europe/Brussels')::int,
    extract(year FROM now() AT TIME ZONE 'Europe/Brussels')::int) AS since (year)
  ON CONFLICT (series, year) DO UPDATE SET serial = counter.serial + excluded.serial`

/**
 * Documents were issued since the backup, and sent: their numbers must not be another's. Nobody knows how many there were, unless the
 * shop that was replaced does; so each series goes on beyond what it can have given out, and leaves a gap, which can be explained.
 * @param {import("pg").Client} client @param {Counter[]} before @param {string} takenAt
 */
export async function leaveOutNumbers(client, before, takenAt) {
  if (!(await hasCounters(client))) return
  for (const { series, year, serial, issued_at } of before)
    await client.query(RAISE, [series, year, serial, issued_at])
  await client.query(LEAVE_OUT, [takenAt, AT_LEAST])
}
