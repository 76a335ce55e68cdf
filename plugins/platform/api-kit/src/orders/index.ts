import type { Language, Order } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "../http/refusal"
import type { Caller } from "../identity"

/** Interface of the plugin with the orders of `/api`, which registers itself at start. */
interface OrderViewKeeper {
  byIds: (container: MedusaContainer, ids: string[], language?: Language) => Promise<Order[]>
  inItsLanguage: (
    container: MedusaContainer,
    id: string,
  ) => Promise<{ order: Order; language: Language } | null>
  ofBuyer: (knex: Knex, orderNumber: string, email: string) => Promise<{ id: string; email: string } | null>
  requireId: (knex: Knex, orderNumber: string) => Promise<string>
  /** Calls `work` in the channel of an order. */
  inChannel: (knex: Knex, id: string, work: () => Promise<void>) => Promise<void>
  requireIdOf: (container: MedusaContainer, caller: Caller, orderNumber: string) => Promise<string>
}

let keeper: OrderViewKeeper | undefined

export function connectOrderViews(connected: OrderViewKeeper): void {
  keeper = connected
}

/** Returns the plugin. @throws 404 without a plugin for orders */
function requireKeeper(): OrderViewKeeper {
  if (!keeper) throw refuse("order_not_found", 404)
  return keeper
}

/** Returns orders. @param language of the payment instructions. Default: each order's language */
export const ordersById = async (
  container: MedusaContainer,
  ids: string[],
  language?: Language,
): Promise<Order[]> => (keeper ? keeper.byIds(container, ids, language) : [])

/** Returns an order and the language of its e-mails. */
export const orderInItsLanguage = async (
  container: MedusaContainer,
  id: string,
): Promise<{ order: Order; language: Language } | null> =>
  keeper ? keeper.inItsLanguage(container, id) : null

/** Returns the order with this number, or null if its e-mail address (lower case) differs. */
export const orderOfBuyer = async (
  knex: Knex,
  orderNumber: string,
  email: string,
): Promise<{ id: string; email: string } | null> => (keeper ? keeper.ofBuyer(knex, orderNumber, email) : null)

/** Calls `work` in the channel of an order, so that its e-mails are those of the channel. */
export const inChannelOfOrder = async (knex: Knex, id: string, work: () => Promise<void>): Promise<void> =>
  keeper ? keeper.inChannel(knex, id, work) : work()

/** Returns an order's id. @throws 404 order_not_found */
export const requireOrderId = async (knex: Knex, orderNumber: string): Promise<string> =>
  requireKeeper().requireId(knex, orderNumber)

/** Returns the id of the caller's order. @throws 404 for orders of others */
export const requireOrderIdOf = async (
  container: MedusaContainer,
  caller: Caller,
  orderNumber: string,
): Promise<string> => requireKeeper().requireIdOf(container, caller, orderNumber)
