import { BALANCE_ENTRY_KINDS, type AccountingPeriod, type Liability } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"

const HEAD = ["from", "to", "kind", "opening", ...BALANCE_ENTRY_KINDS, "closing"]

const signed = (cents: number): string => (cents < 0 ? "-" : "") + decimalEuro(Math.abs(cents))

/** Returns CSV (RFC 4180). No field needs quotes. */
export const liabilityCsv = ({ from, to }: AccountingPeriod, { kinds }: Liability): string =>
  [
    HEAD,
    ...kinds.map(({ kind, opening_cents, movements, closing_cents }) => [
      ...[from, to, kind, signed(opening_cents)],
      ...BALANCE_ENTRY_KINDS.map((each) => signed(movements[each])),
      signed(closing_cents),
    ]),
  ]
    .map((row) => `${row.join(",")}\r\n`)
    .join("")
