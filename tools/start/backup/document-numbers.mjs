/** @typedef {{ series: string, year: number, serial: number, issued_at: Date }} Counter */

/** Least number of skipped document numbers per series for each day since the backup. */
const AT_LEAST = 100

/** @param {import("pg").Client} client */
async function hasCounters(client) {
  const { rows } = await client.query("SELECT to_regclass('public.document_counter') IS NOT NULL AS there")
  return Boolean(rows[0].there)
}

/**
 * Returns the last numbers of each series in the shop that will be replaced, or an empty list without a
 * shop.
 * @param {import("pg").Client} client @returns {Promise<Counter[]>}
 */
export async function countersBefore(client) {
  if (!(await hasCounters(client))) return []
  return (await client.query("SELECT series, year, serial, issued_at FROM public.document_counter")).rows
}

const RAISE = `
  INSERT INTO public.document_counter AS counter (series, year, serial, issued_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (series, year) DO UPDATE SET serial = greatest(counter.serial, excluded.serial)`

// Covers both series, also without documents in the backup, and years that began after the backup.
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
 * Raises the document counters above every number that may have been issued since the backup. Documents
 * with those numbers were already sent. If the replaced shop's counters are unknown, the number of
 * documents is estimated. The resulting gap in the series can be explained.
 * @param {import("pg").Client} client @param {Counter[]} before @param {string} takenAt
 */
export async function leaveOutNumbers(client, before, takenAt) {
  if (!(await hasCounters(client))) return
  for (const { series, year, serial, issued_at } of before)
    await client.query(RAISE, [series, year, serial, issued_at])
  await client.query(LEAVE_OUT, [takenAt, AT_LEAST])
}
