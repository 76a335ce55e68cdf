import type { MedusaContainer } from "@medusajs/framework/types"
import { tableOf } from "../modules/product-import"

export default async function forgetOldImports(container: MedusaContainer): Promise<void> {
  await tableOf(container).forgetOld()
}

export const config = { name: "forget-imports", schedule: { interval: 24 * 3_600_000 } }
