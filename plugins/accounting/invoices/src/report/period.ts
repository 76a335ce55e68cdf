import { ofCurrentEntity, ofOrdersInCurrentChannel } from "@bon-perroquet/medusa-sql/channels"

/** Two days in Europe/Brussels, both included. */
export interface Period {
  from: string
  to: string
}

const ISSUED_WITHIN = `
  issued_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
  AND issued_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'`

/**
 * Returns a SQL condition with the bindings `from` and `to`. In a channel, it selects the documents of its legal entity,
 * which can own several channels.
 */
export const issuedWithin = (): string => ISSUED_WITHIN + ofCurrentEntity("sales_document.order_id")

/** As `issuedWithin`, with the documents of the current channel only. */
export const soldWithin = (): string => ISSUED_WITHIN + ofOrdersInCurrentChannel("sales_document.order_id")
