import { LOT_COLUMN } from "@bon-perroquet/contract"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Fields } from "../modules/product-import"
import { lotsIn } from "../product-file"
import type { KnownSize } from "./existing-products"

export async function keepLots(
  container: MedusaContainer,
  { by }: { by: string },
  product_id: string,
  fields: Fields,
): Promise<void> {
  if (fields[LOT_COLUMN] === undefined) return
  await lotKeeper()?.keep(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), by, product_id)
}

/** Saves imported lots. Does nothing if the plugin `lot-tracking` is disabled. */
export async function stateLots(
  container: MedusaContainer,
  author: { by: string; import_id: string },
  { row, variant }: KnownSize,
  fields: Fields,
): Promise<void> {
  const cell = fields[LOT_COLUMN]
  const lots = typeof cell === "string" ? lotsIn(cell) : undefined
  if (lots?.length)
    await lotKeeper()?.state(container, author, { product_id: row.id, variant_id: variant.id, lots })
}
