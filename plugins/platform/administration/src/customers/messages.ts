import type { CustomerMessage } from "@bon-perroquet/contract"
import { messagesWith } from "@bon-perroquet/orders/messages"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { emailsOfCustomer } from "./detail"

export async function messagesOfCustomer(container: MedusaContainer, id: string): Promise<CustomerMessage[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return messagesWith(container, await emailsOfCustomer(knex, id))
}
