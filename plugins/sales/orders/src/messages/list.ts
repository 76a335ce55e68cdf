import type { CustomerMessage } from "@bon-perroquet/contract"
import { correspondence, hasMailServer } from "@bon-perroquet/mail/outbox"
import { headView } from "@bon-perroquet/shop-api/mailbox"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { keysOfOrder } from "./again"

const MAX_MESSAGES = 100

export async function messagesWith(
  container: MedusaContainer,
  addresses: readonly string[],
  about?: { keys: string; number: string },
): Promise<CustomerMessage[]> {
  const messages = await correspondence(container, {
    addresses,
    limit: MAX_MESSAGES,
    ...(about && { about }),
  })
  return messages.map((message) => ({
    ...headView(message, hasMailServer(container)),
    from_customer: message.to_merchant,
  }))
}

export async function messagesAboutOrder(
  container: MedusaContainer,
  number: string,
): Promise<CustomerMessage[]> {
  const engine = engineOf(container)
  const id = await requireOrderId(engine, number)
  const { email } = await orderOf(engine, id)
  return email ? messagesWith(container, [email], { keys: keysOfOrder(id), number }) : []
}
