import { refundShare } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refundableParts, valueOf } from "@bon-perroquet/orders/money"
import { issueFor } from "../../documents"
import { booksOf, notesInForce } from "../../documents/due"
import { saleOfOrder, type PaidOrder } from "../../documents/engine-sale"
import { journalLinesOf } from "../../journal/lines"
import type { Content, DocumentLedger, SalesDocument } from "../../modules/documents"
import { reportOf } from "../../report"
import type { Row } from "../../report/rows"
import { SELLER } from "../sample"
import { nextId, type ModelOrder } from "./engine"

const total = (contents: readonly Content[]): number =>
  contents.reduce((sum, { kind, totals }) => sum + (kind === "invoice" ? 1 : -1) * totals.total_cents, 0)

export class Books {
  readonly documents: SalesDocument[] = []

  private readonly ledger = {
    ofOrder: (orderId: string) => Promise.resolve(this.documentsOf(orderId)),
    issue: async (
      subject: Parameters<DocumentLedger["issue"]>[0],
      write: (issue: { number: string; issued_at: Date }, earlier: SalesDocument[]) => Content | null,
    ): Promise<SalesDocument | null> => {
      const earlier = await this.ledger.ofOrder(subject.order_id)
      const cause_id = subject.cause_id ?? null
      const existing = earlier.find(
        (one) =>
          one.kind === subject.kind && one.refund_id === subject.refund_id && one.cause_id === cause_id,
      )
      if (existing) return existing
      const issue = { number: nextId("DOC"), issued_at: new Date(Date.UTC(2026, 10, 2)) }
      const content = write(issue, earlier)
      if (!content) return null
      const document = { id: nextId("doc"), ...subject, ...issue, cause_id, content }
      this.documents.push(document)
      return document
    },
  } as Pick<DocumentLedger, "issue" | "ofOrder">

  async issue(order: EngineOrder): Promise<void> {
    const paid = saleOfOrder(order)
    if (paid) await issueFor(this.ledger, () => Promise.resolve(SELLER), paid)
  }

  documentsOf(orderId: string): SalesDocument[] {
    return this.documents.filter(({ order_id }) => order_id === orderId)
  }

  contentsOf(orderId: string): Content[] {
    return this.documentsOf(orderId).map(({ content }) => content)
  }
}

const rowsOf = ({ kind, country, scheme, exemption, totals }: Content): Row[] =>
  totals.vat.map(({ rate, net_cents, vat_cents }) => ({
    ...{ kind, country, scheme, exemption: rate === 0 ? exemption : null, corrected: null, rate },
    ...{ base_cents: net_cents, vat_cents },
  }))

const PERIOD = { from: "2026-11-01", to: "2026-11-30" }

export function expectAgreement(orders: readonly ModelOrder[], books: Books): void {
  for (const order of orders) expectOrderAgrees(order, books)
  const contents = books.documents.map(({ content }) => content)
  const rows = contents.flatMap(rowsOf)
  const report = reportOf(PERIOD, rows, { invoices: 0, credit_notes: 0, total_cents: 0 })
  const journal = contents.flatMap(journalLinesOf)
  const sum = (of: readonly { vat_cents: number }[]) =>
    of.reduce((cents, { vat_cents }) => cents + vat_cents, 0)
  const { grids } = report.belgium
  expect((grids["54"] ?? 0) - (grids["64"] ?? 0)).toBe(sum(journal.filter(({ grid }) => grid !== "OSS")))
  expect(report.oss.vat_cents).toBe(sum(journal.filter(({ grid }) => grid === "OSS")))
  expect(total(contents)).toBe(journal.reduce((cents, { total_cents }) => cents + total_cents, 0))
}

function expectOrderAgrees(order: ModelOrder, books: Books): void {
  const contents = books.contentsOf(order.id)
  const cash = order.captured_cents - order.refunded_cents
  expect(total(contents)).toBe(cash)
  for (const { lines, scheme, country, exemption, totals } of contents) {
    for (const { quantity, unit_cents, discount_cents, gross_cents } of lines) {
      expect(discount_cents).toBeGreaterThanOrEqual(0)
      expect(unit_cents * quantity - discount_cents).toBe(gross_cents)
    }
    for (const { vat } of lines.filter(({ unit_cents }) => unit_cents > 0))
      expect({ vat, is_taxed: totals.vat.some(({ rate }) => rate > 0) }).toEqual({
        vat: exemption ? "VATEX-EU-IC" : scheme === "oss" ? `VAT-${country}` : "VAT-BE",
        is_taxed: exemption ? false : totals.vat.length > 0,
      })
  }
  expectRatesOfParts(order, books)
  // What is added to an order later is taxed like the order.
  const taxed = contents.map(({ scheme, country, exemption }) => `${scheme} ${country} ${exemption}`)
  expect(new Set(taxed).size).toBeLessThanOrEqual(1)
  if (order.isCancelled) return
  expect(0 - order.pending_cents).toBeLessThanOrEqual(order.owed_at_most_cents)
  const paid = saleOfOrder(order.read())
  const amounts_cents = valueOf(order.refunds.flatMap(({ parts }) => parts?.amounts ?? []))
  const kept_cents = paid
    ? paid.sale.lines.reduce((sum, { gross_cents }) => sum + gross_cents, paid.sale.delivery_cents)
    : 0
  // Amounts without a line that exceed what the customer keeps include removed goods, which the documents still list.
  const isExact = cash > 0 && amounts_cents <= kept_cents
  if (paid?.isSettled && isExact && order.refunds.every(({ isWaiting }) => !isWaiting)) {
    const { changed } = booksOf(paid, books.documentsOf(order.id))
    // The documents list no goods that the customer does not keep.
    expect(changed.removed_cents - changed.added_cents).toBeLessThanOrEqual(0)
    const overCredited = [...unitsByGoods(paid, books)].filter(([, quantity]) => quantity < 0)
    expect(overCredited).toEqual([])
  }
  if (isExact && order.isPaidWhole && hasWholeRefunds(order))
    expect(order.pending_cents).toBe(kept_cents - amounts_cents - cash)
  if (order.captured_cents === 0) return
  const { rates } = refundableParts(order.read(), order.rows())
  expect(valueOf(rates)).toBe(order.free_cents)
}

const hasWholeRefunds = ({ refunds, lines }: ModelOrder): boolean =>
  refunds.every(
    ({ parts, isWaiting }) =>
      !isWaiting &&
      parts?.items.every(({ id, quantity, amount_cents }) => {
        const sold = lines.find((line) => line.id === id)
        const price = sold ? sold.unit_cents * sold.most.quantity - sold.most.discount_cents : 0
        return amount_cents >= refundShare(price, quantity, sold?.most.quantity ?? 0) - quantity
      }),
  )

/** Returns the units that the documents in force list, by goods. */
function unitsByGoods({ order_id, goodsOf }: PaidOrder, books: Books): Map<string, number> {
  const documents = books.documentsOf(order_id)
  const invoices = documents.filter(({ kind }) => kind === "invoice")
  const units = new Map<string, number>()
  for (const { content } of [...invoices, ...notesInForce(documents)])
    for (const { id = "", quantity } of content.lines) {
      const signed = content.kind === "invoice" ? quantity : 0 - quantity
      units.set(goodsOf(id), (units.get(goodsOf(id)) ?? 0) + signed)
    }
  return units
}

const rateSums = (parts: readonly { vat_rate: number; amount_cents: number }[]): Record<number, number> => {
  const sums: Record<number, number> = {}
  for (const { vat_rate, amount_cents } of parts)
    if (amount_cents) sums[vat_rate] = (sums[vat_rate] ?? 0) + amount_cents
  return sums
}

const vatOf = ({ totals }: Content) =>
  totals.vat.map(({ rate, net_cents, vat_cents }) => ({
    vat_rate: rate,
    amount_cents: net_cents + vat_cents,
  }))

/**
 * Checks that a refund of goods or amounts is credited at their VAT rates, and that no rate is credited more than it was
 * invoiced. Skips refunds of the delivery, which has several rates.
 */
function expectRatesOfParts(order: ModelOrder, books: Books): void {
  const documents = books.documentsOf(order.id)
  for (const { refund_id, content } of notesInForce(documents)) {
    const refund = order.refunds.find(({ id }) => id === refund_id.split(":")[0])
    const { parts } = refund ?? {}
    if (!parts) continue
    const named = [...parts.items, ...parts.amounts]
    if (parts.delivery_cents) continue
    expect(rateSums(vatOf(content))).toEqual(rateSums(named))
  }
  const sums = rateSums(
    documents.flatMap(({ kind, content }) =>
      vatOf(content).map((each) => ({
        ...each,
        amount_cents: kind === "invoice" ? each.amount_cents : 0 - each.amount_cents,
      })),
    ),
  )
  expect(Math.min(0, ...Object.values(sums))).toBe(0)
}
