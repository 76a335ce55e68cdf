import type { VatReport } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { gridsOf, isOssSale } from "./grids"
import type { Period } from "./period"
import { readCustomers, readRows, type Counts, type IntraCommunityCustomer, type Row } from "./rows"

export { csvOf } from "./csv"
export { amountsByDay, type DayAmounts } from "./rows"

type Amounts = { base_cents: number; vat_cents: number }

const NONE: Amounts = { base_cents: 0, vat_cents: 0 }

const total = (rows: Amounts[]): Amounts =>
  rows.reduce<Amounts>(
    (sum, { base_cents, vat_cents }) => ({
      base_cents: sum.base_cents + base_cents,
      vat_cents: sum.vat_cents + vat_cents,
    }),
    NONE,
  )

/** Returns negative amounts for credit notes, because the other VAT returns have no grids for them. */
const signed = ({ kind, base_cents, vat_cents }: Row): Amounts =>
  kind === "invoice" ? { base_cents, vat_cents } : { base_cents: 0 - base_cents, vat_cents: 0 - vat_cents }

function grouped(rows: Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

/** Returns a text that sorts like the rate. */
const sortable = (rate: number): string => rate.toFixed(2).padStart(6, "0")

function belgiumOf(rows: Row[], exempt: Parameters<typeof gridsOf>[1]): VatReport["belgium"] {
  const rates = grouped(rows, ({ rate }) => sortable(rate)).map((group) => ({
    rate: group[0]?.rate ?? 0,
    sales: total(group.filter(({ kind }) => kind === "invoice")),
    credits: total(group.filter(({ kind }) => kind === "credit_note")),
  }))
  return { rates, grids: gridsOf(rates, exempt) }
}

function ossOf(rows: Row[]): VatReport["oss"] {
  const supplies = grouped(
    rows.filter(({ corrected }) => !corrected),
    ({ country, rate }) => `${country} ${sortable(rate)}`,
  )
  const corrections = grouped(
    rows.filter(({ corrected }) => corrected),
    ({ country, corrected, rate }) => `${country} ${corrected ?? ""} ${sortable(rate)}`,
  )
  const placed = (group: Row[]) => ({
    country: group[0]?.country ?? "",
    rate: group[0]?.rate ?? 0,
    ...total(group.map(signed)),
  })
  return {
    supplies: supplies.map(placed),
    corrections: corrections.map((group) => ({ quarter: group[0]?.corrected ?? "", ...placed(group) })),
    vat_cents: total(rows.map(signed)).vat_cents,
  }
}

function intraCommunityOf(rows: Row[], customers: IntraCommunityCustomer[]): VatReport["intra_community"] {
  const of = (requested: Row["kind"]) => total(rows.filter(({ kind }) => kind === requested)).base_cents
  return { sales_cents: of("invoice"), credits_cents: of("credit_note"), customers }
}

export function reportOf(
  period: Period,
  rows: Row[],
  counts: Counts,
  customers: IntraCommunityCustomer[] = [],
): VatReport {
  const exempt = rows.filter(({ exemption }) => exemption)
  const taxed = rows.filter(({ exemption }) => !exemption)
  const intra_community = intraCommunityOf(exempt, customers)
  return {
    ...period,
    documents: counts,
    belgium: belgiumOf(
      taxed.filter((row) => !isOssSale(row)),
      intra_community,
    ),
    intra_community,
    oss: ossOf(taxed.filter(isOssSale)),
  }
}

export async function vatReport(knex: Knex, period: Period): Promise<VatReport> {
  const [{ rows, counts }, customers] = await Promise.all([
    readRows(knex, period),
    readCustomers(knex, period),
  ])
  return reportOf(period, rows, counts, customers)
}
