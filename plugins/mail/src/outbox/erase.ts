import type { MedusaContainer } from "@medusajs/framework/types"
import { outboxOf } from "./outbox-worker"

/** Days that a message is kept after it was sent or given up, to answer "did my e-mail leave?"; the privacy page says so too. */
const KEPT_DAYS = 30

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
