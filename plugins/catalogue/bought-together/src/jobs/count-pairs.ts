import { isOffered } from "@bon-perroquet/api-kit/services"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countPairs } from "../pairs"

export default async function countBoughtPairs(container: MedusaContainer): Promise<void> {
  if (isOffered("bought_together"))
    await countPairs(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "count-bought-pairs", schedule: "47 3 * * *" }
