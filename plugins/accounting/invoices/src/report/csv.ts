import type { VatReport } from "@bon-perroquet/contract"

const HEAD = ["return", "kind", "country", "quarter", "rate", "base", "vat"]

/** Returns an exact amount with a decimal point, in every language. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Amounts = { base_cents: number; vat_cents: number }
const amounts = ({ base_cents, vat_cents }: Amounts) => [decimal(base_cents), decimal(vat_cents)]

/** Returns the report as CSV (RFC 4180). No field needs quotes. */
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
    // Second column: code for goods (L) and VAT number.
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
