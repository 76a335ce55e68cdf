import type { StructuredDocument } from "@bon-perroquet/api-kit/documents"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { structuredOf } from "../../ubl"
import { contentSchema } from "./content"
import { DocumentLedger } from "./ledger"

export async function structuredDocument(knex: Knex, number: string): Promise<StructuredDocument> {
  const document = await new DocumentLedger(knex).numbered(number)
  if (!document) throw new Error(`There is no document ${number}.`)
  const content = contentSchema.parse(document.content)
  const { order_number, totals } = content
  return { order_number, total_cents: totals.total_cents, xml: structuredOf(content) }
}
