import { fieldOf } from "@bon-perroquet/api-kit/csv"
import type { Content } from "../modules/documents"
import { decimal } from "../report/csv"
import { journalLinesOf, type JournalLine } from "./lines"

const HEAD =
  "date,kind,number,order,corrects,customer,country,rate,base,vat,total,grid,vat_grid,customer_vat_number"

const rowOf = (line: JournalLine): string =>
  [
    line.day,
    line.kind === "invoice" ? "invoice" : "credit note",
    line.number,
    line.order_number,
    line.corrects,
    // The only field that customers enter, so the only one that must be escaped.
    fieldOf(line.customer),
    line.country,
    String(line.rate),
    decimal(line.base_cents),
    decimal(line.vat_cents),
    decimal(line.total_cents),
    line.grid,
    line.vat_grid,
    line.customer_vat_number,
  ].join(",")

/** Yields CSV (RFC 4180, UTF-8 with a byte order mark). */
export async function* journalCsv(documents: AsyncIterable<Content>): AsyncGenerator<string> {
  yield `\uFEFF${HEAD}\r\n`
  for await (const content of documents)
    yield journalLinesOf(content)
      .map((line) => `${rowOf(line)}\r\n`)
      .join("")
}
