import type { Language, SearchQuery } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { Serialised } from "@bon-perroquet/api-kit/http"
import { ProductSearch } from "./product-search"

/** By database connection: one per process. */
const searches = new WeakMap<object, ProductSearch>()

function searchOf(container: MedusaContainer): ProductSearch {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const search = searches.get(connection) ?? new ProductSearch()
  searches.set(connection, search)
  return search
}

/** Starts indexing, which takes seconds for a huge catalogue. */
export async function prepareSearch(container: MedusaContainer): Promise<void> {
  const snapshot = await shopSnapshot(container)
  // Waiting searches get the failure.
  searchOf(container)
    .prepare(snapshot)
    .catch(() => {})
}

export async function searchProducts(
  container: MedusaContainer,
  query: SearchQuery,
  language: Language,
): Promise<Serialised> {
  return searchOf(container).find(await shopSnapshot(container), query, language)
}
