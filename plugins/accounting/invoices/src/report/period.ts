/** Two days in Europe/Brussels, both included. */
export interface Period {
  from: string
  to: string
}

/** SQL condition with the bindings `from` and `to`. */
export const ISSUED_WITHIN = `
  issued_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
  AND issued_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'`
