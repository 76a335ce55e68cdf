import type { AccountingPeriod, Cash, CashDay } from "@bon-perroquet/contract"
import { receiptsOf } from "@bon-perroquet/api-kit/receipts"
import { readCash } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { decimal } from "../report/csv"

const sum = (days: CashDay[], amount: "in_cents" | "out_cents"): number =>
  days.reduce((total, day) => total + day[amount], 0)

export async function cashOf(knex: Knex, period: AccountingPeriod): Promise<Cash> {
  const days = joined([...(await readCash(knex, period)), ...(await receiptsOf(knex, period))])
  return { days, in_cents: sum(days, "in_cents"), out_cents: sum(days, "out_cents") }
}

/** Adds up the rows of the same day and method, oldest first. */
function joined(rows: CashDay[]): CashDay[] {
  const days = new Map<string, CashDay>()
  for (const row of rows) {
    const key = `${row.day} ${row.method}`
    const { in_cents = 0, out_cents = 0 } = days.get(key) ?? {}
    days.set(key, { ...row, in_cents: in_cents + row.in_cents, out_cents: out_cents + row.out_cents })
  }
  return [...days.keys()].sort().flatMap((key) => days.get(key) ?? [])
}

/** Returns CSV (RFC 4180). No field needs quotes. */
export const cashCsv = ({ days }: Cash): string =>
  ["date,method,in,out,net", ...days.map((each) => rowOf(each).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")

const rowOf = ({ day, method, in_cents, out_cents }: CashDay): string[] => [
  day,
  method,
  decimal(in_cents),
  decimal(out_cents),
  decimal(in_cents - out_cents),
]
