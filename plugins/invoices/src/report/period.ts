/** From one day to another, both included, in Europe/Brussels. */
export interface Period {
  from: string
  to: string
}

/** SQL on a `sales_document`'s issued_at: bindings `from` and `to`. */
export const ISSUED_WITHIN = `
  issued_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
  AND issued_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'`
