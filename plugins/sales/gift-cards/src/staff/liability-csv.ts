import type { AccountingPeriod, Liability } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import type { DayMovement } from "../ledger"

const HEAD = ["date", "kind", "movement", "amount", "balance"]

const signed = (cents: number): string => (cents < 0 ? "-" : "") + decimalEuro(Math.abs(cents))

/**
 * Returns CSV (RFC 4180): for each kind of balance the opening amount, a line per day and movement, and the closing amount.
 * `balance` is the liability after the line. No field needs quotes.
 */
export const liabilityCsv = (
  { from, to }: AccountingPeriod,
  { kinds }: Pick<Liability, "kinds">,
  movements: readonly DayMovement[],
): string =>
  [
    HEAD,
    ...kinds.flatMap(({ kind, opening_cents }) => {
      const own = movements.filter((each) => each.kind === kind)
      let balance = opening_cents
      const line = (day: string, movement: string, amount: string) => [
        ...[day, kind, movement, amount],
        signed(balance),
      ]
      return [
        line(from, "opening", ""),
        ...own.map(({ day, movement, cents }) => {
          balance += cents
          return line(day, movement, signed(cents))
        }),
        line(to, "closing", ""),
      ]
    }),
  ]
    .map((row) => `${row.join(",")}\r\n`)
    .join("")
