import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailInChannel } from "./order-mails"

/** Sends every due e-mail about an order, each once, as its channel. */
export const mailOrder = (container: MedusaContainer, orderId: string): Promise<void> =>
  inChannelOfOrder(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId, () =>
    mailInChannel(container, orderId),
  )
