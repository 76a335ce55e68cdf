import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export async function requireCategories(
  container: MedusaContainer,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const wanted = [...new Set(ids.flatMap((id) => id || []))]
  if (!wanted.length) return
  const categories = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ id: wanted }, { select: ["id"] })
  if (categories.length < wanted.length) throw refuse("invalid_request", 400, { field: "category_id" })
}
