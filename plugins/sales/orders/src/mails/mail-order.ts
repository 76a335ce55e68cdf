import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReadOrder } from "../orders/read-order"
import { mailInChannel } from "./order-mails"

/**
 * Sends every due e-mail about an order, each once, as its channel.
 * @returns the order that the e-mails describe, or null if it has changed since or is changing
 */
export const mailOrder = (container: MedusaContainer, orderId: string): Promise<ReadOrder | null> =>
  inChannelOfOrder(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId, () =>
    mailInChannel(container, orderId),
  )
