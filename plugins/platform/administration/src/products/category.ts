import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export async function requireCategory(container: MedusaContainer, id: string): Promise<void> {
  const category = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ id: [id] }, { select: ["id"] })
  if (!category.length) throw refuse("invalid_request", 400, { field: "category_id" })
}
