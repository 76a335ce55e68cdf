import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Row {
  id: string
  sku: string
  location: string
  number: string
  supplier: string
  best_before: string | null
  created_at: Date
  received: number
  quantity: number
  to_clear: number
  recalled_at: Date | null
}

const LOTS = `
  SELECT lot.id, COALESCE(item.sku, '') AS sku, COALESCE(place.name, '') AS location, lot.number, lot.supplier,
    lot.best_before, lot.created_at, lot.received, lot.quantity, lot.to_clear, lot.recalled_at
  FROM lot LEFT JOIN inventory_item item ON item.id = lot.inventory_item_id
  LEFT JOIN stock_location place ON place.id = lot.location_id
  WHERE lot.id > ? ORDER BY lot.id LIMIT 500`

async function* rows(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(
    async (after: Row | undefined) => (await knex.raw<{ rows: Row[] }>(LOTS, [after?.id ?? ""])).rows,
  )
  for await (const { best_before, created_at, recalled_at, ...lot } of pages)
    yield {
      ...lot,
      best_before: best_before ?? "",
      received_at: created_at.toISOString(),
      recalled_at: recalled_at?.toISOString() ?? "",
    }
}

export const LOTS_FILE: ArchiveFile = {
  path: "lots.csv",
  columns: [
    ...["sku", "location", "number", "supplier", "best_before", "received_at"],
    ...["received", "quantity", "to_clear", "recalled_at"],
  ],
  rows,
  description: {
    fr: "Lots, avec les unités reçues, en stock et à retirer du rayon. Sans numéro, le lot des unités est inconnu.",
    nl: "Loten, met de ontvangen stuks, de voorraad en de stuks die nog uit het rek moeten. Zonder nummer is het lot onbekend.",
    en: "Lots with the units received, in stock and to remove from the shelf. Without a number, the lot of the units is unknown.",
    de: "Chargen mit den erhaltenen, vorrätigen und noch aus dem Regal zu nehmenden Stücken. Ohne Nummer ist die Charge unbekannt.",
  },
}
