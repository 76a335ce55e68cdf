import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import { withPlaces } from "@bon-perroquet/api-kit/stock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Row {
  id: string
  inventory_item_id: string
  location_id: string
  number: string
  supplier: string
  best_before: string | null
  created_at: Date
  received: number
  quantity: number
  to_clear: number
  recalled_at: Date | null
}

async function* rows(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(async (after: Row | undefined) =>
    withPlaces(
      container,
      await knex<Row>("lot")
        .where("id", ">", after?.id ?? "")
        .orderBy("id")
        .limit(500),
    ),
  )
  for await (const { number, supplier, received, quantity, to_clear, ...lot } of pages)
    yield {
      ...{ sku: lot.sku, location: lot.location, number, supplier, received, quantity, to_clear },
      best_before: lot.best_before ?? "",
      received_at: lot.created_at.toISOString(),
      recalled_at: lot.recalled_at?.toISOString() ?? "",
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
