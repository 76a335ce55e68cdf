import type { OrderAssistant } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the assistants that prepared orders, by the order's id. */
type AssistantReader = (knex: Knex, orderIds: readonly string[]) => Promise<Map<string, OrderAssistant>>

let reader: AssistantReader | undefined

/** Registers the plugin that lets assistants prepare orders. */
export function connectAssistants(connected: AssistantReader): void {
  reader = connected
}

export const assistantsOf: AssistantReader = async (knex, orderIds) =>
  reader && orderIds.length > 0 ? reader(knex, orderIds) : new Map()
