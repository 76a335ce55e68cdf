import type { Language, SearchQuery } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { Serialised } from "../http/answers/serialised"
import { ProductSearch } from "./product-search"

/** By database connection, as the catalogue is: one for the process. */
const searches = new WeakMap<object, ProductSearch>()

function searchOf(container: MedusaContainer): ProductSearch {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const search = searches.get(connection) ?? new ProductSearch()
  searches.set(connection, search)
  return search
}

/** Reads the catalogue, and begins to take its words in: of a huge one, that takes a few seconds more. */
export async function prepareSearch(container: MedusaContainer): Promise<void> {
  const snapshot = await shopSnapshot(container)
  // Whoever searches meanwhile is told of its failure.
  searchOf(container)
    .prepare(snapshot)
    .catch(() => {})
}

/** One page of what matches, ready to be sent. */
export async function searchProducts(
  container: MedusaContainer,
  query: SearchQuery,
  language: Language,
): Promise<Serialised> {
  return searchOf(container).find(await shopSnapshot(container), query, language)
}
