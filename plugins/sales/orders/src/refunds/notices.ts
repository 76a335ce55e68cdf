import { sideBySide } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  CHECKOUT_MODULE,
  type CheckoutModuleService,
  type PaymentNotice,
} from "@bon-perroquet/checkout/modules/checkout"
import { isBusy } from "../engine/alone"
import { syncMoney } from "./sync-money"

/** Payments are synchronised four at a time, so that a locked order does not delay the others. */
const WIDTH = 4
const BATCH = 50
/**
 * Seconds to wait for the order's lock. The job does not wait, so that it does not delay other users of the
 * order.
 */
const TIMEOUT = { event: 5, job: 0 }
/** Minutes after which a payment that still has no order is ignored. */
const STRANGER_AFTER = 15

/** Synchronises payments whose event was lost or could not be processed. */
export async function syncNotices(container: MedusaContainer): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  await sideBySide(WIDTH, await notices.unsynced(BATCH), (notice) => sync(container, notice, TIMEOUT.job))
}

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
