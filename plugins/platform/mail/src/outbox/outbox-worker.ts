import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { type Message, OUTBOX_MODULE, type OutboxModuleService } from "../modules/outbox"
import { deliverDue } from "./delivery"

export const outboxOf = (container: MedusaContainer): OutboxModuleService => container.resolve(OUTBOX_MODULE)

/** Sends with Medusa's notification module, which records each attempt. */
async function sendThroughEngine(container: MedusaContainer, message: Message): Promise<string | null> {
  const { id, to, reply_to, subject, text, html, attachments, unsubscribe_url } = message
  // Medusa stores `provider_data`, which staff could read, but not `content`.
  const content = { subject, text, html, unsubscribe_url }
  const { name } = await merchantOf(container)
  const notification = await container.resolve(Modules.NOTIFICATION).createNotifications({
    to,
    channel: "email",
    template: "outbox",
    content,
    attachments: attachments.map(({ filename, content_type, base64 }) => ({
      filename,
      content_type,
      content: base64,
    })),
    provider_data: { message_id: id, reply_to, from_name: name },
    resource_type: "outbox_message",
    resource_id: id,
  })
  return notification.external_id ?? null
}

let running: Promise<void> | undefined
let askedMeanwhile = false

async function deliverAll(container: MedusaContainer): Promise<void> {
  const { table } = outboxOf(container)
  do {
    askedMeanwhile = false
    await deliverDue({ table, send: (message) => sendThroughEngine(container, message) })
  } while (askedMeanwhile)
}

/** Sends due messages. Runs once at a time per process. A failure is logged, and the messages stay queued. */
export function deliver(container: MedusaContainer): Promise<void> {
  askedMeanwhile = true
  running ??= deliverAll(container)
    .catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error("The outbox was not delivered", error instanceof Error ? error : new Error(String(error)))
    })
    .finally(() => (running = undefined))
  return running
}
