import type { MedusaContainer } from "@medusajs/framework/types"
import { KEPT_DAYS } from "./constants"
import { outboxOf } from "./outbox-worker"

export async function eraseMessages(container: MedusaContainer, address: string): Promise<void> {
  const { table, notifications } = outboxOf(container)
  await table.erase(address)
  await notifications.erase(address)
}

/** Deletes messages that were sent or failed more than `KEPT_DAYS` ago. */
export async function eraseOldMessages(container: MedusaContainer): Promise<void> {
  const { table, notifications } = outboxOf(container)
  await table.deleteDoneBefore(KEPT_DAYS)
  await notifications.deleteBefore(KEPT_DAYS)
}

/** Counts messages that should have been deleted at least `days` ago. */
export const overdueMessages = (container: MedusaContainer, days: number): Promise<number> =>
  outboxOf(container).table.countDoneBefore(KEPT_DAYS + days)
