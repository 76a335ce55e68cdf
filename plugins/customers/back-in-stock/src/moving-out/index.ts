import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

const PAGE = 500

interface Row {
  id: string
  product_id: string
  variant_id: string
  email: string
  language: string
  created_at: Date
  /** Null if the address was not confirmed. */
  confirmed_at: Date | null
}

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = container.resolve(Modules.PRODUCT)
  const pages = paged(async (after: { row: Row } | undefined) => {
    const page = await knex<Row>("back_in_stock_request")
      .where("id", ">", after?.row.id ?? "")
      .orderBy("id")
      .limit(PAGE)
    const requested = await products.listProducts(
      { id: page.map(({ product_id }) => product_id) },
      { select: ["id", "handle"], take: PAGE, withDeleted: true },
    )
    const sizes = await products.listProductVariants(
      { id: page.map(({ variant_id }) => variant_id) },
      { select: ["id", "sku"], take: PAGE, withDeleted: true },
    )
    const handles = new Map(requested.map(({ id, handle }) => [id, handle]))
    const skus = new Map(sizes.map(({ id, sku }) => [id, sku]))
    return page.map((row) => ({ row, handles, skus }))
  })
  for await (const { row, handles, skus } of pages)
    yield {
      ...{ email: row.email, product: handles.get(row.product_id) ?? "" },
      ...{ sku: skus.get(row.variant_id) ?? "", language: row.language },
      requested_at: row.created_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? "",
    }
}

export const REQUESTS_FILE: ArchiveFile = {
  path: "back-in-stock.csv",
  columns: ["email", "product", "sku", "language", "requested_at", "confirmed_at"],
  rows,
  description: {
    fr: "Demandes d’alerte de retour en stock. Sans date de confirmation, l’adresse n’est pas confirmée.",
    nl: "Aanvragen voor een melding als iets weer op voorraad is. Zonder datum van bevestiging is het adres niet bevestigd.",
    en: "Requests for back-in-stock alerts. Without a date of confirmation, the address is not confirmed.",
    de: "Anfragen für eine Nachricht, wenn etwas wieder vorrätig ist. Ohne Datum der Bestätigung ist die Adresse nicht bestätigt.",
  },
}
