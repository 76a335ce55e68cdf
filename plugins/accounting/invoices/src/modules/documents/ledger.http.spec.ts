import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { creditNoteOf } from "../../documents/credit-note"
import { invoiceOf } from "../../documents/invoice"
import { ownDocuments } from "../../testing/own-documents"
import { REFUNDED_AT, saleWith, SELLER } from "../../testing/sample"
import { DocumentLedger, ORIGINAL_PREFIXES, type SalesDocument } from "./ledger"
import { usedPrefixes } from "./of-orders"

const AT_ONCE = 20
const INVOICES = repetitions(1_000, 3 / 10)
let knex: Knex
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ knex, drop } = await ownDocuments(AT_ONCE))
})
afterAll(() => drop())

beforeEach(async () => {
  await knex.raw("TRUNCATE sales_document, document_counter")
})

const issueInvoice = (ledger: DocumentLedger, order_id: string): Promise<SalesDocument> =>
  ledger.issue({ kind: "invoice", order_id, refund_id: null }, (issue) =>
    invoiceOf(saleWith(), SELLER, issue),
  )

async function together<T, R>(work: T[], act: (piece: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...work]
  const worker = async () => {
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) results.push(await act(piece))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

const orders = (count: number) => Array.from({ length: count }, (_, index) => `order_${index + 1}`)
const numbersTo = (count: number, letter = "F", year = 2026) =>
  Array.from({ length: count }, (_, index) => `${letter}-${year}-${String(index + 1).padStart(6, "0")}`)
const inNovember = () => new Date("2026-11-21T12:00:00Z")

describe(`${INVOICES} invoices from ${AT_ONCE} concurrent callers`, () => {
  it("are numbered without gaps or duplicates in the order of their times", async () => {
    const ledger = new DocumentLedger(knex)
    const year = new Date().getUTCFullYear()
    await together(orders(INVOICES), (order) => issueInvoice(ledger, order))
    const rows = await knex<SalesDocument>("sales_document")
      .orderBy("number")
      .select("number", "issued_at", "content")
    expect(rows.map(({ number }) => number)).toEqual(numbersTo(INVOICES, "F", year))
    expect(rows.map(({ content }) => content.number)).toEqual(rows.map(({ number }) => number))
    const times = rows.map(({ issued_at }) => issued_at.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it("are issued once per order despite 20 concurrent calls per order", async () => {
    const ledger = new DocumentLedger(knex, inNovember)
    const sold = orders(INVOICES / 20)
    const requests = sold.flatMap((order) => Array.from({ length: 20 }, () => order))
    const answers = await together(requests, (order) => issueInvoice(ledger, order))
    const rows = await knex<SalesDocument>("sales_document").orderBy("number").select("number")
    expect(rows.map(({ number }) => number)).toEqual(numbersTo(sold.length))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(sold.length)
  })

  it("leave no gap in the numbers after a failure", async () => {
    const ledger = new DocumentLedger(knex, inNovember)
    const fails = (order: string) => Number(order.split("_")[1]) % 3 === 0
    await together(orders(120), async (order) => {
      const created = ledger.issue({ kind: "invoice", order_id: order, refund_id: null }, (issue) => {
        if (fails(order)) throw new Error("This order does not add up.")
        return invoiceOf(saleWith(), SELLER, issue)
      })
      await created.catch(() => undefined)
    })
    const rows = await knex<SalesDocument>("sales_document").orderBy("number").select("number")
    expect(rows.map(({ number }) => number)).toEqual(numbersTo(80))
  })
})

describe("A document's number", () => {
  it("restarts with the year of Europe/Brussels, separately for each kind", async () => {
    const at = (iso: string) => new DocumentLedger(knex, () => new Date(iso))
    const first = await issueInvoice(at("2026-12-31T22:59:00Z"), "order_1")
    const second = await issueInvoice(at("2026-12-31T23:30:00Z"), "order_2")
    expect([first.number, second.number]).toEqual(["F-2026-000001", "F-2027-000001"])
    const refund = { kind: "credit_note", order_id: "order_2", refund_id: "ref_1" } as const
    const note = await at("2027-01-02T10:00:00Z").issue(refund, (issue, [invoice]) => {
      if (!invoice) throw new Error("The invoice was not handed over.")
      return creditNoteOf([invoice.content], [], { cents: 100, at: REFUNDED_AT }, issue)
    })
    expect((await at("2027-01-03T10:00:00Z").ofOrder("order_2")).map(({ kind }) => kind)).toEqual([
      "invoice",
      "credit_note",
    ])
    expect(note).toMatchObject({ number: "C-2027-000001", content: { credits: { number: "F-2027-000001" } } })
  })

  it("starts with a changed prefix from the next document on, and the year's numbering continues", async () => {
    const prefixes = { ...ORIGINAL_PREFIXES }
    const ledger = new DocumentLedger(knex, inNovember, () => prefixes)
    const first = await issueInvoice(ledger, "order_1")
    prefixes.invoice = "INV"
    const second = await issueInvoice(ledger, "order_2")
    expect([first.number, second.number]).toEqual(["F-2026-000001", "INV-2026-000002"])
    expect(await ledger.numbered("F-2026-000001")).toMatchObject({ order_id: "order_1" })
    expect((await issueInvoice(ledger, "order_1")).number).toBe("F-2026-000001")
    const next = new DocumentLedger(
      knex,
      () => new Date("2027-01-02T10:00:00Z"),
      () => prefixes,
    )
    expect((await issueInvoice(next, "order_3")).number).toBe("INV-2027-000001")
    expect(await usedPrefixes(knex)).toEqual(
      expect.arrayContaining([
        { kind: "invoice", prefix: "F" },
        { kind: "invoice", prefix: "INV" },
      ]),
    )
  })

  it("never has an earlier time than the previous number, whatever the clock shows", async () => {
    await issueInvoice(new DocumentLedger(knex, () => new Date("2026-11-21T12:00:05Z")), "order_1")
    const late = await issueInvoice(new DocumentLedger(knex, inNovember), "order_2")
    expect(late.issued_at).toEqual(new Date("2026-11-21T12:00:05Z"))
    expect(late.content.issued_at).toBe("2026-11-21T12:00:05.000Z")
  })
})

describe("An issued document", () => {
  it("can't be changed or deleted for ten years", async () => {
    const invoice = await issueInvoice(new DocumentLedger(knex, inNovember), "order_1")
    await expect(knex("sales_document").update({ deleted_at: new Date() })).rejects.toThrow(invoice.number)
    await expect(knex("sales_document").delete()).rejects.toThrow(invoice.number)
    await issueInvoice(new DocumentLedger(knex, () => new Date("2010-05-01T12:00:00Z")), "order_old")
    expect(await knex("sales_document").where({ order_id: "order_old" }).delete()).toBe(1)
  })
})
