import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const ROWS = `
  SELECT favourite.id, customer.email, product.handle AS product, favourite.marked_at FROM favourite
  JOIN customer ON customer.id = favourite.customer_id AND customer.deleted_at IS NULL
  JOIN product ON product.id = favourite.product_id AND product.deleted_at IS NULL
  WHERE favourite.id > ? ORDER BY favourite.id LIMIT 500`

interface Row {
  id: string
  email: string
  product: string
  marked_at: Date
}

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(
    async (after: Row | undefined) => (await knex.raw<{ rows: Row[] }>(ROWS, [after?.id ?? ""])).rows,
  )
  for await (const { email, product, marked_at } of pages)
    yield { email, product, marked_at: marked_at.toISOString() }
}

export const WISH_LISTS_FILE: ArchiveFile = {
  path: "wish-lists.csv",
  columns: ["email", "product", "marked_at"],
  rows,
  description: {
    fr: "Favoris des clients, une ligne par produit.",
    nl: "Favorieten van klanten, één regel per product.",
    en: "Wish lists of customers, one line per product.",
    de: "Merkzettel der Kunden, eine Zeile je Produkt.",
  },
}
