import type { MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_IMPORT_MODULE, type ProductImportModuleService } from "../modules/product-import"

export default async function forgetOldImports(container: MedusaContainer): Promise<void> {
  await container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table.forgetOld()
}

export const config = { name: "forget-imports", schedule: { interval: 24 * 3_600_000 } }
