import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import { withPlaces } from "@bon-perroquet/api-kit/stock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Row {
  position: string
  created_at: Date
  inventory_item_id: string
  location_id: string
  quantity: number
  stocked: number
  reason: string
  note: string
  by: string | null
  order_number: string | null
}

async function* rows(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(async (after: Row | undefined) =>
    withPlaces(
      container,
      await knex<Row>("stock_movement")
        .where("position", ">", after?.position ?? "0")
        .orderBy("position")
        .limit(1000),
    ),
  )
  for await (const { sku, location, quantity, stocked, reason, note, ...movement } of pages)
    yield {
      ...{ at: movement.created_at.toISOString(), sku, location, quantity, stocked, reason, note },
      ...{ by: movement.by ?? "", order_number: movement.order_number ?? "" },
    }
}

export const MOVEMENTS_FILE: ArchiveFile = {
  path: "stock-movements.csv",
  columns: ["at", "sku", "location", "quantity", "stocked", "reason", "order_number", "by", "note"],
  rows,
  description: {
    fr: "Mouvements de stock, du plus ancien au plus récent, avec le stock après chaque mouvement.",
    nl: "Voorraadbewegingen, de oudste eerst, met de voorraad na elke beweging.",
    en: "Stock movements, oldest first, with the stock after each movement.",
    de: "Lagerbewegungen, die ältesten zuerst, mit dem Bestand nach jeder Bewegung.",
  },
}
