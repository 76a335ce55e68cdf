import type { VatNumberProof } from "@bon-perroquet/contract"
import type { connectBusinesses } from "@bon-perroquet/shop-api/business"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import { vatNumberOf } from "@bon-perroquet/vat/numbers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { askVies } from "../vies"
import { readProof, writeProof } from "./rows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Returns the functions that `shop-api` needs.
 * @param viesBase replaces the service's URL
 */
export function keeperOf(viesBase?: string): Parameters<typeof connectBusinesses>[0] {
  /** Concurrent checks of a number share one request. */
  const asking = new Map<string, Promise<VatNumberProof>>()

  async function ask(container: MedusaContainer, vatNumber: string): Promise<VatNumberProof> {
    const own = vatNumberOf((await merchantOf(container)).vat_number)?.vat_number ?? null
    return writeProof(knexOf(container), vatNumber, await askVies(vatNumber, own, viesBase))
  }

  return {
    remembered: (container, vatNumber) => readProof(knexOf(container), vatNumber),
    prove: async (container, vatNumber) => {
      const known = await readProof(knexOf(container), vatNumber)
      if (known) return known
      const asked = asking.get(vatNumber) ?? ask(container, vatNumber)
      asking.set(vatNumber, asked)
      return asked.finally(() => asking.delete(vatNumber))
    },
  }
}
