import type { MedusaContainer } from "@medusajs/framework/types"
import type { Correspondence, Exchanged, Headed, Message, MessageQuestion } from "../modules/outbox"
import { deliver, outboxOf } from "./outbox-worker"
import { merchantAddress } from "./send-mail"
import { withoutTokens } from "./without-tokens"

/** One page of the messages, newest first, and how many match. */
export const messagePage = (
  container: MedusaContainer,
  question: MessageQuestion,
): Promise<{ rows: Headed[]; total: number }> => outboxOf(container).table.page(question)

/** The newest messages between somebody and the shop, while they are kept. */
export async function correspondence(
  container: MedusaContainer,
  question: Omit<Correspondence, "merchant">,
): Promise<Exchanged[]> {
  return outboxOf(container).table.correspondence({ ...question, merchant: await merchantAddress(container) })
}

/** Whether messages leave the shop at all. */
export const hasMailServer = (container: MedusaContainer): boolean => outboxOf(container).hasServer

/** Returns a message with its parts, without the tokens of its links. */
export async function findMessage(container: MedusaContainer, id: string): Promise<Message | undefined> {
  const message = await outboxOf(container).table.find(id)
  return message && withoutTokens(message)
}

/** Tries a message again at once that was given up. @returns whether there was one */
export async function retryMessage(container: MedusaContainer, id: string): Promise<boolean> {
  const isQueued = await outboxOf(container).table.queueAgain(id)
  if (isQueued) void deliver(container)
  return isQueued
}
