import type { VatReport } from "@bon-perroquet/contract"

const HEAD = ["return", "kind", "country", "quarter", "rate", "base", "vat"]

/** Exact, with a point: what a spreadsheet or a bookkeeping program of any language is told to expect. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Amounts = { base_cents: number; vat_cents: number }
const amounts = ({ base_cents, vat_cents }: Amounts) => [decimal(base_cents), decimal(vat_cents)]

/** The report as lines (RFC 4180). Its fields are names, rates and amounts of ours: none needs quotes. */
export function csvOf({ belgium, intra_community, oss }: VatReport): string {
  const lines = [
    HEAD,
    ...belgium.rates.flatMap(({ rate, sales, credits }) => [
      ["BE", "sales", "BE", "", String(rate), ...amounts(sales)],
      ["BE", "credit notes", "BE", "", String(rate), ...amounts(credits)],
    ]),
    ...Object.entries(belgium.grids)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([grid, cents]) => ["BE", `grid ${grid}`, "BE", "", "", decimal(cents), ""]),
    // The number in the column of what a line is about: the statement's own code for goods is L.
    ...intra_community.customers.map(({ vat_number, base_cents }) => [
      ...["IC", `L ${vat_number}`, vat_number.slice(0, 2), "", "0"],
      ...amounts({ base_cents, vat_cents: 0 }),
    ]),
    ...oss.supplies.map((row) => ["OSS", "supplies", row.country, "", String(row.rate), ...amounts(row)]),
    ...oss.corrections.map((row) => [
      ...["OSS", "corrections", row.country, row.quarter],
      ...[String(row.rate), ...amounts(row)],
    ]),
  ]
  return lines.map((fields) => `${fields.join(",")}\r\n`).join("")
}
