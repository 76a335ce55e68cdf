import type { SecuritySettings } from "@bon-perroquet/contract"
import { DEMANDED, type Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Sets whether every administrator needs a second factor. The caller must have one (see the table of sensitive
 * actions), so that no owner is locked out.
 * @returns the previous setting
 */
export async function demandSecondFactor(
  container: MedusaContainer,
  caller: Caller,
  { second_factor_demanded }: SecuritySettings,
): Promise<SecuritySettings> {
  const stores = container.resolve(Modules.STORE)
  for (const { id, metadata } of await stores.listStores({}, { select: ["id", "metadata"] }))
    await stores.updateStores(id, { metadata: { ...metadata, [DEMANDED]: second_factor_demanded } })
  return { second_factor_demanded: caller.second_factor_demanded }
}
