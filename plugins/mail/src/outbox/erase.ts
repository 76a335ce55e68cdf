import type { MedusaContainer } from "@medusajs/framework/types"
import { KEPT_DAYS } from "../modules/outbox"
import { outboxOf } from "./outbox-worker"

/** Forgets every message to an address, and what the engine's notification module noted of it. */
export async function eraseMessages(container: MedusaContainer, address: string): Promise<void> {
  const { table, notifications } = outboxOf(container)
  await table.erase(address)
  await notifications.erase(address)
}

/** Forgets what was sent, or given up, long ago. */
export async function eraseOldMessages(container: MedusaContainer): Promise<void> {
  const { table, notifications } = outboxOf(container)
  await table.deleteDoneBefore(KEPT_DAYS)
  await notifications.deleteBefore(KEPT_DAYS)
}

/** How many messages should be gone for so many days. */
export const overdueMessages = (container: MedusaContainer, days: number): Promise<number> =>
  outboxOf(container).table.countDoneBefore(KEPT_DAYS + days)
