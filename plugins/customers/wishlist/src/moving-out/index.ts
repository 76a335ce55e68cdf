import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

const PAGE = 500

interface Row {
  id: string
  customer_id: string
  product_id: string
  marked_at: Date
}

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(async (after: { row: Row } | undefined) => {
    const page = await knex<Row>("favourite")
      .where("id", ">", after?.row.id ?? "")
      .orderBy("id")
      .limit(PAGE)
    const customers = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers(
        { id: page.map(({ customer_id }) => customer_id) },
        { select: ["id", "email"], take: PAGE },
      )
    const products = await container
      .resolve(Modules.PRODUCT)
      .listProducts(
        { id: page.map(({ product_id }) => product_id) },
        { select: ["id", "handle"], take: PAGE, withDeleted: true },
      )
    const emails = new Map(customers.map(({ id, email }) => [id, email]))
    const handles = new Map(products.map(({ id, handle }) => [id, handle]))
    return page.map((row) => ({ row, emails, handles }))
  })
  for await (const { row, emails, handles } of pages)
    yield {
      email: emails.get(row.customer_id) ?? "",
      product: handles.get(row.product_id) ?? "",
      marked_at: row.marked_at.toISOString(),
    }
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
