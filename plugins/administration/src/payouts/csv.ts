import type { PayoutDetail } from "@bon-perroquet/contract"

/** Exact, with a point, as in the shop's other files for bookkeeping. */
const decimal = (cents: number): string => (cents / 100).toFixed(2)

const HEAD = "payout,arrival,status,payout_amount,movement,kind,date,order,amount,fee,net,mismatch"

/** Payouts and their movements, a line each (RFC 4180): fields of ours and Stripe's ids, none needs quotes. */
export const payoutsCsv = (payouts: readonly PayoutDetail[]): string =>
  [HEAD, ...payouts.flatMap(linesOf)].map((line) => `${line}\r\n`).join("")

function linesOf({ id, arrival_date, status, amount_cents, entries }: PayoutDetail): string[] {
  const head = [id, arrival_date, status, decimal(amount_cents)]
  if (!entries.length) return [[...head, "", "", "", "", "", "", "", ""].join(",")]
  return entries.map((each) =>
    [
      ...head,
      each.id,
      each.kind,
      each.created_at.slice(0, 10),
      each.order_number ?? "",
      decimal(each.amount_cents),
      decimal(each.fee_cents),
      decimal(each.net_cents),
      each.mismatch ?? "",
    ].join(","),
  )
}
