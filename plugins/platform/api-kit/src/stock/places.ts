import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

interface Placed {
  inventory_item_id: string
  location_id: string
}

/** Adds the SKU and the name of the location to each row, also if they were deleted. Both are empty if unknown. */
export async function withPlaces<Row extends Placed>(
  container: MedusaContainer,
  rows: readonly Row[],
): Promise<(Row & { sku: string; location: string })[]> {
  if (!rows.length) return []
  const every = { take: rows.length, withDeleted: true }
  const [items, locations] = await Promise.all([
    container
      .resolve(Modules.INVENTORY)
      .listInventoryItems(
        { id: rows.map((row) => row.inventory_item_id) },
        { ...every, select: ["id", "sku"] },
      ),
    container
      .resolve(Modules.STOCK_LOCATION)
      .listStockLocations({ id: rows.map((row) => row.location_id) }, { ...every, select: ["id", "name"] }),
  ])
  const skus = new Map(items.map(({ id, sku }) => [id, sku ?? ""]))
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    sku: skus.get(row.inventory_item_id) ?? "",
    location: names.get(row.location_id) ?? "",
  }))
}
