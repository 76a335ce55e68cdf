import type { LotDetail, LotRecipients } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lotDetail } from "../lots"
import { lotRecipients } from "./recipients"
import { dayIn, shortDayIn, textsIn } from "./texts"

/** A lot with the customers who received it, as a list for an authority. */
export interface LotRecord {
  facts: [label: string, value: string][]
  head: string[]
  rows: string[][]
}

export async function lotRecord(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<{ lot: LotDetail; record: LotRecord }> {
  const lot = await lotDetail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  return { lot, record: recordOf(lot, await lotRecipients(container, id), language) }
}

function recordOf(
  lot: LotDetail,
  { recipients, sent, recall }: LotRecipients,
  language: Language,
): LotRecord {
  const { rows, list } = textsIn(language)
  const { columns } = list
  const date = (at: string | null) => (at ? dayIn(at, language) : "–")
  const short = (at: string | null) => (at ? shortDayIn(at, language) : "–")
  return {
    facts: [
      [rows.product, lot.product],
      [rows.number, lot.number],
      [list.supplier, lot.supplier || "–"],
      [rows.bestBefore, date(lot.best_before)],
      [list.receivedAt, date(lot.received_at)],
      [list.received, String(lot.received)],
      [list.sent, String(sent)],
      [list.left, String(lot.quantity)],
      [list.otherwise, String(lot.left_otherwise)],
      [list.toClear, String(lot.to_clear)],
      ...(recall
        ? ([
            [list.recalledAt, `${date(recall.at)} · ${recall.by}`],
            [list.reason, recall.reasons[language] ?? recall.reasons["fr"] ?? ""],
          ] satisfies [string, string][])
        : []),
    ],
    head: [
      columns.order,
      columns.date,
      columns.name,
      columns.email,
      columns.quantity,
      columns.notified,
      columns.remedy,
    ],
    rows: recipients.map((each) => [
      each.order_number,
      short(each.ordered_at),
      each.name,
      each.email,
      String(each.quantity),
      each.undelivered ? list.undelivered : short(each.told_at),
      [
        ...(each.refunded ? [list.refunded(each.refunded)] : []),
        ...each.replacements.map(({ number, quantity }) => list.replaced(quantity, number)),
      ].join("\n") || "–",
    ]),
  }
}
