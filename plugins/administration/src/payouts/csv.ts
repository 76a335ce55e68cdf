import type { PayoutDetail } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"

const HEAD = "payout,arrival,status,payout_amount,movement,kind,date,order,amount,fee,net,mismatch"

/** Returns payouts and their movements as CSV, one line each (RFC 4180). No field needs quotes. */
export const payoutsCsv = (payouts: readonly PayoutDetail[]): string =>
  [HEAD, ...payouts.flatMap(linesOf)].map((line) => `${line}\r\n`).join("")

function linesOf({ id, arrival_date, status, amount_cents, entries }: PayoutDetail): string[] {
  const head = [id, arrival_date, status, decimalEuro(amount_cents)]
  if (!entries.length) return [[...head, "", "", "", "", "", "", "", ""].join(",")]
  return entries.map((each) =>
    [
      ...head,
      each.id,
      each.kind,
      each.created_at.slice(0, 10),
      each.order_number ?? "",
      decimalEuro(each.amount_cents),
      decimalEuro(each.fee_cents),
      decimalEuro(each.net_cents),
      each.mismatch ?? "",
    ].join(","),
  )
}
