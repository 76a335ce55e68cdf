import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const ROWS = `
  SELECT request.id, request.email, product.handle AS product, variant.sku, request.language,
    request.created_at AS requested_at, request.confirmed_at
  FROM back_in_stock_request request
  JOIN product_variant variant ON variant.id = request.variant_id AND variant.deleted_at IS NULL
  JOIN product ON product.id = request.product_id AND product.deleted_at IS NULL
  WHERE request.id > ? ORDER BY request.id LIMIT 500`

interface Row {
  id: string
  email: string
  product: string
  sku: string | null
  language: string
  requested_at: Date
  /** Null if the address was not confirmed. */
  confirmed_at: Date | null
}

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(
    async (after: Row | undefined) => (await knex.raw<{ rows: Row[] }>(ROWS, [after?.id ?? ""])).rows,
  )
  for await (const { email, product, sku, language, requested_at, confirmed_at } of pages)
    yield {
      ...{ email, product, sku: sku ?? "", language },
      ...{ requested_at: requested_at.toISOString(), confirmed_at: confirmed_at?.toISOString() ?? "" },
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
