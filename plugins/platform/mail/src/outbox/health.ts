import type { MedusaContainer } from "@medusajs/framework/types"
import type { OutboxCounts } from "../modules/outbox"
import { outboxOf } from "./outbox-worker"

export interface OutboxHealth extends OutboxCounts {
  state: "healthy" | "failing" | "not_configured"
}

export async function outboxHealth(container: MedusaContainer): Promise<OutboxHealth> {
  const { table, hasServer } = outboxOf(container)
  const counts = await table.counts()
  if (!hasServer) return { state: "not_configured", ...counts }
  return { state: counts.failing > 0 ? "failing" : "healthy", ...counts }
}
