import type { WithdrawalByNumber } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inBackground } from "@bon-perroquet/api-kit/http"
import { engineOf } from "../engine/engine"
import type { ReceivedWithdrawalRow } from "../modules/order-status"
import { orderOfBuyer } from "../orders/order-ids"
import { declareWithdrawal } from "./declare"

/** Maximum number of withdrawals that a run of the job declares. */
const AT_ONCE = 100

/**
 * Stores a withdrawal by number and e-mail address, and declares it in the background, so that the answer does not
 * reveal whether there is such an order. The job declares it if the order is busy or the engine ends.
 */
export async function receiveWithdrawal(
  container: MedusaContainer,
  { order_number, email, message }: WithdrawalByNumber,
): Promise<void> {
  const { received } = engineOf(container).records
  const row = await received.add({ order_number, email: email.toLowerCase(), message: message || null })
  inBackground(container, "A withdrawal", () => declareReceived(container, row))
}

/** Declares the withdrawals that were received more than `seconds` ago. A failed one does not block the others. */
export async function declareWaitingWithdrawals(container: MedusaContainer, seconds: number): Promise<void> {
  const { received } = engineOf(container).records
  for (const row of await received.olderThan(seconds, AT_ONCE))
    await declareReceived(container, row).catch((error: unknown) =>
      engineOf(container).logger.error(
        `The withdrawal from ${row.order_number} will be tried again: ${String(error)}`,
      ),
    )
}

/** Idempotent. @throws 409 order_busy */
async function declareReceived(container: MedusaContainer, row: ReceivedWithdrawalRow): Promise<void> {
  const { knex, records } = engineOf(container)
  const order = await orderOfBuyer(knex, row.order_number, row.email)
  const declared = { message: row.message ?? undefined }
  if (order) await declareWithdrawal(container, order.id, declared, { byNumberAt: row.at })
  await records.received.remove(row)
}
