import { languageOf, refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { type Bounds, priceIdsIn, type Unsold, unsoldOfPriceList, unsoldOfProducts } from "./unsold-price"

const PRODUCTS = /^\/admin\/products(\/|$)/i
const PRICE_LISTS = /^\/admin\/price-lists(\/|$)/i

/**
 * Rejects prices that the shop would never charge: for a country or customer group, in fractions of a cent, or with
 * gaps between quantities.
 */
export async function refuseUnsoldPrice(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const fault = request.method === "POST" ? await faultOf(request) : undefined
    if (!fault) {
      next()
      return
    }
    const { code, detail } = refuse(fault, 400).in(languageOf(request.headers["accept-language"]))
    response.status(400).json({ type: MedusaError.Types.INVALID_DATA, code, message: detail })
  } catch (error) {
    next(error)
  }
}

async function faultOf(request: MedusaRequest): Promise<Unsold | undefined> {
  const path = request.baseUrl + request.path
  if (PRICE_LISTS.test(path)) return unsoldOfPriceList(request.body)
  if (!PRODUCTS.test(path)) return undefined
  return unsoldOfProducts(request.body, await boundsOf(request, priceIdsIn(request.body)))
}

async function boundsOf({ scope }: MedusaRequest, ids: string[]): Promise<ReadonlyMap<string, Bounds>> {
  if (!ids.length) return new Map()
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: (Bounds & { id: string })[] }>(
    `SELECT id, min_quantity::float8 AS min_quantity, max_quantity::float8 AS max_quantity FROM price WHERE id = ANY(?::text[])`,
    [ids],
  )
  return new Map(rows.map(({ id, ...bounds }) => [id, bounds]))
}
