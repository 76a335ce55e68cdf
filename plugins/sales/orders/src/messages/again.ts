import { recordChange } from "@bon-perroquet/api-kit/changes"
import { sendAgain, type SentAgain } from "@bon-perroquet/mail/outbox"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"

const REFUSED = {
  not_found: ["message_not_found", 404],
  not_sent: ["message_not_sent", 409],
  is_private: ["message_is_private", 409],
  too_often: ["message_sent_often", 409],
} as const satisfies Record<Exclude<SentAgain["outcome"], "sent">, [string, number]>

export const keysOfOrder = (orderId: string): string => `order:${orderId}:`

const OF_ORDER = /^order:([^:]+):/

/** Sends an e-mail again, unchanged. Records the administrator in the order's history and the change log. */
export async function sendMessageAgain(container: MedusaContainer, id: string, by: string): Promise<void> {
  const sent = await sendAgain(container, id)
  if (sent.outcome !== "sent") {
    const [code, status] = REFUSED[sent.outcome]
    throw refuse(code, status)
  }
  const { key, to: email, subject } = sent.message
  const orderId = key && OF_ORDER.exec(key)?.[1]
  const change = { by, action: "sent_again", before: null, after: null } as const
  if (!orderId) {
    // Omits the subject, which may contain a name. The log is kept when a customer's data are erased.
    await recordChange(container, { ...change, subject: "message", subject_id: id, label: "" })
    return
  }
  const engine = engineOf(container)
  const row = { order_id: orderId, kind: "again", email, subject, text: null, by_email: by } as const
  await engine.records.noteMessage(row)
  const { custom_display_id } = await orderOf(engine, orderId)
  await recordChange(container, {
    ...change,
    subject: "order",
    subject_id: orderId,
    label: custom_display_id ?? "",
  })
}
