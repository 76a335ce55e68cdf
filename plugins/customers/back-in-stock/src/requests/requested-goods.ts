import type { Language, WantedGoods } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requestedSize } from "../goods"

const MOST = 200

const WANTED = `
  SELECT request.product_id, request.variant_id, product.title, variant.sku, count(*)::int AS waiting,
    min(request.confirmed_at) AS since
  FROM back_in_stock_request request
  JOIN product_variant variant ON variant.id = request.variant_id AND variant.deleted_at IS NULL
  JOIN product ON product.id = request.product_id AND product.deleted_at IS NULL
  WHERE request.confirmed_at IS NOT NULL
  GROUP BY request.product_id, request.variant_id, product.title, variant.sku
  ORDER BY waiting DESC, since, request.variant_id LIMIT ${MOST}`

interface Row {
  product_id: string
  variant_id: string
  title: string
  sku: string | null
  waiting: number
  since: Date
}

/** Returns the requested products, the most wanted first. */
export async function wantedGoods(container: MedusaContainer, language: Language): Promise<WantedGoods> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(WANTED)
  return Promise.all(
    rows.map(async ({ title, since, ...row }) => {
      const size = await requestedSize(container, row.product_id, language, row.variant_id)
      return {
        ...row,
        name: size ? size.product.product[`name_${language}`] : title,
        size: size?.sizeIn(language) ?? null,
        stock: size?.variant.stock ?? null,
        since: since.toISOString(),
      }
    }),
  )
}
