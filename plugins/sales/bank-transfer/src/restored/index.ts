import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { BANK_TRANSFER_MODULE, type BankTransferModuleService } from "../modules/bank-transfer"

/** Returns the stored transfers. If a backup was restored, it first restarts their payment periods. */
export async function transfersOf(
  container: MedusaContainer,
): Promise<BankTransferModuleService["transfers"]> {
  const { transfers } = container.resolve<BankTransferModuleService>(BANK_TRANSFER_MODULE)
  const restore = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).restores.latest()
  if (restore) await transfers.resumeRestored(restore.restored_at)
  return transfers
}
