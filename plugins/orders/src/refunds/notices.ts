import { sideBySide } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  CHECKOUT_MODULE,
  type CheckoutModuleService,
  type PaymentNotice,
} from "@bon-perroquet/checkout/modules/checkout"
import { isBusy } from "../engine/alone"
import { syncMoney } from "./sync-money"

/** So many of a batch side by side: a locked order keeps the others' money waiting for nothing. */
const WIDTH = 4
const BATCH = 50
/**
 * Seconds to wait for the order's lock. An event waits a little: whoever has the order may be nearly done. The job does not: it
 * runs again, and a person must not wait behind it.
 */
const TIMEOUT = { event: 5, job: 0 }
/** Minutes for which a payment without an order may still be becoming one; later it is another shop's of the account. */
const STRANGER_AFTER = 15

/** Synchronises every notice of a payment method that waits: an event was lost, it did not answer, the process died. */
export async function syncNotices(container: MedusaContainer): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  await sideBySide(WIDTH, await notices.unsynced(BATCH), (notice) => sync(container, notice, TIMEOUT.job))
}

/** The notice of one payment, as soon as it is there. */
export async function syncNotice(container: MedusaContainer, paymentId: string): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const [notice] = await notices.unsynced(1, paymentId)
  if (notice) await sync(container, notice, TIMEOUT.event)
}

async function sync(container: MedusaContainer, notice: PaymentNotice, waitSeconds: number): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  try {
    const isTaken = await syncMoney(container, notice, waitSeconds)
    const isStranger = Date.now() - Date.parse(notice.notified_at) > STRANGER_AFTER * 60_000
    if (isTaken || isStranger) await notices.markSynced(notice)
    else await notices.failed(notice, "no order yet")
  } catch (error) {
    await notices.failed(notice, String(error))
    if (isBusy(error)) return
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `The notice of payment ${notice.id} is not synchronised yet and will be tried again: ${String(error)}`,
      )
  }
}
