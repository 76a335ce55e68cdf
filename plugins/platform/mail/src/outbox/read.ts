import type { MedusaContainer } from "@medusajs/framework/types"
import type { Correspondence, Exchanged, Headed, Message, MessageQuestion } from "../modules/outbox"
import { deliver, outboxOf } from "./outbox-worker"
import { merchantAddress } from "./send-mail"
import { withoutTokens } from "./without-tokens"

export const messagePage = (
  container: MedusaContainer,
  question: MessageQuestion,
): Promise<{ rows: Headed[]; total: number }> => outboxOf(container).table.page(question)

/** Returns the messages that were exchanged with the shop and are still stored. */
export async function correspondence(
  container: MedusaContainer,
  question: Omit<Correspondence, "merchant">,
): Promise<Exchanged[]> {
  return outboxOf(container).table.correspondence({ ...question, merchant: await merchantAddress(container) })
}

export const hasMailServer = (container: MedusaContainer): boolean => outboxOf(container).hasServer

export async function findMessage(container: MedusaContainer, id: string): Promise<Message | undefined> {
  const message = await outboxOf(container).table.find(id)
  return message && withoutTokens(message)
}

/** Queues a failed message again and delivers it immediately. @returns false if no failed message has this id */
export async function retryMessage(container: MedusaContainer, id: string): Promise<boolean> {
  const isQueued = await outboxOf(container).table.queueAgain(id)
  if (isQueued) void deliver(container)
  return isQueued
}
