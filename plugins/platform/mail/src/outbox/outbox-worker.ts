import { recentMerchant } from "@bon-perroquet/shop-settings/settings"
import { channelWithCode, inChannel } from "@bon-perroquet/contract/channels"
import { MAIN_CHANNEL } from "@bon-perroquet/contract/channels/declared"
import type { MedusaContainer, ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Message, OutboxModuleService } from "../modules/outbox"
import { OUTBOX_MODULE } from "./constants"
import { deliverDue } from "./delivery"
import { logoPart } from "./logo-part"

export const outboxOf = (container: MedusaContainer): OutboxModuleService => container.resolve(OUTBOX_MODULE)

/** The part of Medusa's notification module that finds the provider of a channel and sends with it. */
interface Providers {
  getProviderForChannels(channel: string): Promise<{ id: string } | undefined>
  send(provider: { id: string }, notification: ProviderSendNotificationDTO): Promise<{ id?: string }>
}

const CHANNEL = "email"

/**
 * Sends with the provider of Medusa's notification module. Medusa's own record of the attempt would repeat what the
 * outbox stores, with eight statements.
 */
async function sendThroughEngine(container: MedusaContainer, message: Message): Promise<string | null> {
  const { id, to, reply_to, subject, text, html, attachments, unsubscribe_url, channel: code } = message
  const content = { subject, text, html, unsubscribe_url }
  const channel = channelWithCode(code ?? MAIN_CHANNEL)
  const { name } = await inChannel(channel, () => recentMerchant(container))
  const module = container.resolve(Modules.NOTIFICATION)
  const providers = Reflect.get(module, "notificationProviderService_") as Providers
  const provider = await providers.getProviderForChannels(CHANNEL)
  if (!provider) throw new Error(`No notification provider sends to the channel "${CHANNEL}".`)
  const sent = await providers.send(provider, {
    to,
    channel: CHANNEL,
    template: "outbox",
    content,
    attachments: [
      ...attachments.map(({ filename, content_type, base64 }) => ({
        filename,
        content_type,
        content: base64,
      })),
      ...(await logoPart(container, html)),
    ],
    provider_data: { message_id: id, reply_to, from_name: name, from: channel?.mail_from },
  })
  return sent.id ?? null
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
      logger.error(
        "The outbox could not be delivered",
        error instanceof Error ? error : new Error(String(error)),
      )
    })
    .finally(() => (running = undefined))
  return running
}
