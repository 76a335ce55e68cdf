import type { MedusaContainer } from "@medusajs/framework/types"
import type { Correspondence, Exchanged, Headed, Message, MessageQuestion } from "../modules/outbox"
import { deliver, outboxOf } from "./outbox-worker"
import { merchantAddress } from "./send-mail"
import { withoutTokens } from "./without-tokens"

/** Returns newest first, with the number of matches. */
export const messagePage = (
  container: MedusaContainer,
  question: MessageQuestion,
): Promise<{ rows: Headed[]; total: number }> => outboxOf(container).table.page(question)

/** Returns messages with the shop, if still kept. */
export async function correspondence(
  container: MedusaContainer,
  question: Omit<Correspondence, "merchant">,
): Promise<Exchanged[]> {
  return outboxOf(container).table.correspondence({ ...question, merchant: await merchantAddress(container) })
}

export const hasMailServer = (container: MedusaContainer): boolean => outboxOf(container).hasServer

/** Returns a message with its parts, without the tokens of its links. */
export async function findMessage(container: MedusaContainer, id: string): Promise<Message | undefined> {
  const message = await outboxOf(container).table.find(id)
  return message && withoutTokens(message)
}

/** Delivers immediately. @returns whether there was one */
export async function retryMessage(container: MedusaContainer, id: string): Promise<boolean> {
  const isQueued = await outboxOf(container).table.queueAgain(id)
  if (isQueued) void deliver(container)
  return isQueued
}
