import { buffer } from "node:stream/consumers"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { strFromU8, unzipSync } from "fflate"
import { creditNoteOf } from "../documents/credit-note"
import { invoiceOf } from "../documents/invoice"
import { DocumentLedger } from "../modules/documents"
import { ownDocuments } from "../testing/own-documents"
import { saleWith, SELLER } from "../testing/sample"
import { ublArchive, yearArchive } from "./index"

let knex: Knex
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ knex, drop } = await ownDocuments(2))
})
afterAll(() => drop())

it("the archive of a year has its PDF documents and journal, and nothing of other years", async () => {
  const at = (iso: string) => new DocumentLedger(knex, () => new Date(iso))
  const sell = (iso: string, order_id: string) =>
    at(iso).issue({ kind: "invoice", order_id, refund_id: null }, (issue) =>
      invoiceOf(saleWith(), SELLER, issue),
    )
  await sell("2026-12-31T22:59:59Z", "order_1")
  await sell("2026-12-31T23:00:00Z", "order_2")
  await at("2026-12-31T22:59:59Z").issue(
    { kind: "credit_note", order_id: "order_1", refund_id: "ref_1" },
    (issue, [invoice]) =>
      creditNoteOf(invoice ? [invoice.content] : [], [], { cents: 999, at: "2026-12-31T22:00:00Z" }, issue),
  )
  const files = unzipSync(await buffer(await yearArchive(knex, 2026)))
  expect(Object.keys(files).sort()).toEqual([
    ...["SHA256SUMS", "credit-notes/C-2026-000001.pdf", "invoices/F-2026-000001.pdf"],
    "journal-2026.csv",
  ])
  expect(strFromU8(files["invoices/F-2026-000001.pdf"]?.slice(0, 5) ?? new Uint8Array())).toBe("%PDF-")
  expect(
    strFromU8(files["journal-2026.csv"] ?? new Uint8Array())
      .trimEnd()
      .split("\r\n"),
  ).toHaveLength(5)
  const ubl = unzipSync(await buffer(await ublArchive(knex, { from: "2027-01-01", to: "2027-01-01" })))
  expect(Object.keys(ubl)).toEqual(["invoices/F-2027-000001.xml", "SHA256SUMS"])
})
