import type { OrderMessage } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { mailOrder } from "../mails"
import { requireEmail } from "../orders/require-email"
import type { Actor } from "../status"

interface Written extends OrderMessage {
  order_number: string
  by: Actor
}

/** E-mails a text of an administrator. The text is stored first, so that after a crash the job sends it. */
export async function writeToCustomer(
  container: MedusaContainer,
  { order_number, subject, text, by }: Written,
): Promise<void> {
  const engine = engineOf(container)
  const order_id = await requireOrderId(engine, order_number)
  const email = requireEmail((await orderOf(engine, order_id)).email)
  const row = { order_id, kind: "written", email, subject, text, by_email: by.email } as const
  await engine.records.noteMessage(row)
  await mailOrder(container, order_id)
}
