import type { SecuritySettings } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { DEMANDED, type Caller } from "@bon-perroquet/shop-api/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Says whether every administrator has to have a second factor. Whoever demands it has shown one: nobody shuts themselves
 * out. @returns what was said before. @throws 409 second_factor_missing
 */
export async function demandSecondFactor(
  container: MedusaContainer,
  caller: Caller,
  { second_factor_demanded }: SecuritySettings,
): Promise<SecuritySettings> {
  if (second_factor_demanded && !caller.second_factor_at) throw refuse("second_factor_missing", 409)
  const stores = container.resolve(Modules.STORE)
  for (const { id, metadata } of await stores.listStores({}, { select: ["id", "metadata"] }))
    await stores.updateStores(id, { metadata: { ...metadata, [DEMANDED]: second_factor_demanded } })
  return { second_factor_demanded: caller.second_factor_demanded }
}
