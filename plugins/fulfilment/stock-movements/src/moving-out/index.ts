import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Row {
  position: string
  created_at: Date
  sku: string
  location: string
  quantity: number
  stocked: number
  reason: string
  note: string
  by: string
  order_number: string
}

const MOVEMENTS = `
  SELECT movement.position, movement.created_at, COALESCE(item.sku, '') AS sku, COALESCE(place.name, '') AS location,
    movement.quantity, movement.stocked, movement.reason, movement.note, COALESCE(movement.by, '') AS by,
    COALESCE(movement.order_number, '') AS order_number
  FROM stock_movement movement LEFT JOIN inventory_item item ON item.id = movement.inventory_item_id
  LEFT JOIN stock_location place ON place.id = movement.location_id
  WHERE movement.position > ? ORDER BY movement.position LIMIT 1000`

async function* rows(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(
    async (after: Row | undefined) =>
      (await knex.raw<{ rows: Row[] }>(MOVEMENTS, [after?.position ?? "0"])).rows,
  )
  for await (const { created_at, ...movement } of pages)
    yield { at: created_at.toISOString(), ...movement }
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
