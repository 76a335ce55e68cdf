import type { AccountingPeriod, Cash, CashDay } from "@bon-perroquet/contract"
import { readCash } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { decimal } from "../report/csv"

const sum = (days: CashDay[], amount: "in_cents" | "out_cents"): number =>
  days.reduce((total, day) => total + day[amount], 0)

export async function cashOf(knex: Knex, period: AccountingPeriod): Promise<Cash> {
  const days = await readCash(knex, period)
  return { days, in_cents: sum(days, "in_cents"), out_cents: sum(days, "out_cents") }
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
