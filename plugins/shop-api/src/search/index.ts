import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { Serialised } from "../catalogue/serialised"
import type { Language } from "../contract/constants"
import type { SearchQuery } from "../contract/search"
import { ProductSearch } from "./product-search"

/** By database connection, as the catalogue is: one for the process. */
const searches = new WeakMap<object, ProductSearch>()

/** One page of what matches, ready to be sent. */
export async function searchProducts(
  container: MedusaContainer,
  query: SearchQuery,
  language: Language,
): Promise<Serialised> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const search = searches.get(connection) ?? new ProductSearch()
  searches.set(connection, search)
  return search.find(await shopSnapshot(container), query, language)
}
