import type { PrintedList } from "@bon-perroquet/api-kit/documents"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Seller } from "../lots"
import type { LotRecord } from "./list"
import { textsIn } from "./texts"

/** Shares of the page's width: order, date, name, e-mail, quantity, notice, remedy. */
const SHARES = [0.15, 0.11, 0.14, 0.25, 0.07, 0.11, 0.17]

export const printedRecord = (record: LotRecord, seller: Seller, language: Language): PrintedList => ({
  language,
  title: textsIn(language).list.title,
  author: seller.legal_name,
  address: `${seller.legal_name} · ${seller.street}, ${seller.postal_code} ${seller.city} · ${seller.email}`,
  facts: record.facts,
  columns: record.head.map((title, at) => ({ title, share: SHARES[at] ?? 0 })),
  rows: record.rows,
})
