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

/** So many of a batch side by side: an order that somebody is at keeps the others' money waiting for nothing. */
const WIDTH = 4
const BATCH = 50
/**
 * Seconds that it waits for whoever has the order. What was told this moment waits a little, for it may be somebody's who is
 * nearly done; a round does not: it comes again, and a person must not stand in line behind it.
 */
const TIMEOUT = { told: 5, round: 0 }
/** Minutes for which a payment without an order may still be becoming one; later it is another shop's of the account. */
const STRANGER_AFTER = 15

/** Takes over everything that a payment method told and nobody heard: an event was lost, it did not answer, the process died. */
export async function hearNotices(container: MedusaContainer): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  await sideBySide(WIDTH, await notices.unheard(BATCH), (notice) => hear(container, notice, TIMEOUT.round))
}

/** One payment's, as soon as it is told. */
export async function hearNotice(container: MedusaContainer, paymentId: string): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const [notice] = await notices.unheard(1, paymentId)
  if (notice) await hear(container, notice, TIMEOUT.told)
}

async function hear(container: MedusaContainer, notice: PaymentNotice, waitSeconds: number): Promise<void> {
  const { notices } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  try {
    const isTaken = await syncMoney(container, notice, waitSeconds)
    const isStranger = Date.now() - Date.parse(notice.told_at) > STRANGER_AFTER * 60_000
    if (isTaken || isStranger) await notices.heard(notice)
    else await notices.failed(notice, "no order yet")
  } catch (error) {
    await notices.failed(notice, String(error))
    if (isBusy(error)) return
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `What was told of the payment ${notice.id} is not taken over yet and will be tried again: ${String(error)}`,
      )
  }
}
